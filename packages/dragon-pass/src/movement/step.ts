import { directionTo } from '@hexwyrm/hexmap';
import { changing, faceOf, hexName, type Play, putUnit, stackOf, unitOf } from '../core/board.ts';
import type { Rule } from '../core/rule.ts';
import { type Clause, type Hex, POINT, type UnitId } from '../core/vocabulary.ts';
import { enterFlood } from '../harm/flooding.ts';
import { loseSight, tellOthers, toOwner } from '../screening/knowledge.ts';
import { leaveCaravan } from '../terrain/caravans.ts';
import { farRefusal, TOO_DEAR } from '../terrain/far.ts';
import { isMarch, type March, marchOf, marchOn } from '../terrain/march.ts';
import { allowanceOf, moverOf, moverRefusal } from '../terrain/mover.ts';
import { takeAlong } from './carry.ts';
import { listSteps, marchTo, steps } from './steps.ts';

/** One hex of a unit's move (DP-6-a, d): units move one by one, and may pause while others move (R-DPC-91). */
export const step: Rule<'step'> = {
  type: 'step',
  timing: 'DP-6-a',
  list(board, player, sink) {
    listSteps(board, player, sink);
  },
  refusal(board, player, { unit, to }) {
    if (
      unitOf(board, unit).owner === player &&
      steps.of(board, player, unit).byIndex.some((known) => known.to === to)
    )
      return null;
    const clause = moverRefusal(board, player, unit);
    if (clause !== null) return clause;
    const direction = directionTo(board.world.land.grid, unitOf(board, unit).hex, to);
    if (direction === -1) return farRefusal(moverOf(board, unit), marchOf(board, unit), to);
    const next = marchTo(moverOf(board, unit), marchOf(board, unit), direction);
    return isMarch(next) ? null : next;
  },
  facts(board, _player, { unit, to }, clause) {
    if (clause !== TOO_DEAR) return undefined;
    const { hex, did } = unitOf(board, unit);
    const [mp, spent] = [allowanceOf(board, unit) / POINT, (did?.spent ?? 0) / POINT];
    const beside = directionTo(board.world.land.grid, hex, to) !== -1;
    return beside ? { mp, spent } : { mp, spent, left: Math.max(0, mp - spent) };
  },
  carryOut(play, _player, { unit, to }) {
    const { hex: from } = unitOf(play, unit);
    const direction = directionTo(play.world.land.grid, from, to);
    if (direction === -1) return;
    const next = marchOn(moverOf(play, unit), marchOf(play, unit), direction);
    if (!isMarch(next)) return;
    leaveCaravan(play, unit);
    goTo(play, unit, from, next);
  },
};

export function goTo(
  play: Play,
  id: UnitId,
  from: Hex,
  { hex: to, ...march }: March,
  clause: Clause = 'DP-6-a',
): void {
  const { owner, did: before } = unitOf(play, id);
  const company = stackOf(play, from, owner);
  const alone = company.length === 1 && stackOf(play, to, owner).length === 0;
  loseSight(play, alone ? [] : company);
  changing(play, id).did = { from, ...before, ...march };
  const { flies } = faceOf(play, id);
  const cargo = takeAlong(play, id, to);
  putUnit(play, id, to);
  forgetOrder(play, from, to);
  play.events.push({
    type: 'moved',
    clause,
    unit: id,
    from: hexName(play, from),
    to: hexName(play, to),
    cost: (march.spent - (before?.spent ?? 0)) / POINT,
    ...toOwner(play, id),
  });
  tellOthers(play, id, 'moved', from);
  for (const one of [id, ...cargo]) enterFlood(play, one, false, flies);
}

/** Stacks that have changed may be rearranged again. */
function forgetOrder({ state }: Play, from: Hex, to: Hex): void {
  if (state.restacked.length > 0)
    state.restacked = state.restacked.filter((hex) => hex !== from && hex !== to);
}

import { directionTo } from '@hexwyrm/hexmap';
import { type Board, faceOf, type Play, putUnit, stackOf, unitOf } from '../core/board.ts';
import { hexName } from '../core/hexes.ts';
import { hasSeveral, hasUnit, ownersOn } from '../core/owners.ts';
import type { Rule } from '../core/rule.ts';
import type { Activity } from '../core/state.ts';
import { sideInMotion } from '../core/turn-order.ts';
import { type Clause, type Hex, POINT, type UnitId } from '../core/vocabulary.ts';
import { enterFlood } from '../harm/flooding.ts';
import { loseSight, tellOthers, toOwner } from '../screening/knowledge.ts';
import { leaveCaravan } from '../terrain/caravans.ts';
import { farRefusal, TOO_DEAR } from '../terrain/far.ts';
import { isMarch, type March, marchOf } from '../terrain/march.ts';
import { allowanceOf, moverOf, moverRefusal } from '../terrain/mover.ts';
import { takeAlong } from './carry.ts';
import { enteredBy } from './entries.ts';
import { listSteps, marchTo, steps } from './steps.ts';

/** One hex of a unit's move (DP-6-a, d): units move one by one, and may pause while others move (R-DPC-91). */
export const step: Rule<'step'> = {
  type: 'step',
  timing: 'DP-6-a',
  list(board, _player, sink) {
    listSteps(board, sideInMotion(board.state), sink);
  },
  refusal(board, _player, { unit, to }) {
    if (knownMarch(board, unit, to) !== undefined) return null;
    const clause = moverRefusal(board, sideInMotion(board.state), unit);
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
    const next = knownMarch(play, unit, to);
    if (next === undefined) return;
    leaveCaravan(play, unit);
    goTo(play, unit, unitOf(play, unit).hex, next);
  },
};

/** Where a step of the unit leads that is on the list. */
function knownMarch(board: Board, unit: UnitId, to: Hex): March | undefined {
  const side = sideInMotion(board.state);
  return unitOf(board, unit).owner === side ? steps.of(board, side, unit)?.marchTo(to) : undefined;
}

/** Runs along dragonewt roads (DP-16.5.3-c). */
const BY_ROAD: Clause = 'DP-16.5.3-c';

export function goTo(
  play: Play,
  id: UnitId,
  from: Hex,
  { hex: to, spent, stopped, paid, bonus }: March,
  clause: Clause = 'DP-6-a',
): void {
  const { owner, did: before } = unitOf(play, id);
  const owners = ownersOn(play);
  const alone = !hasSeveral(owners[from], owner) && !hasUnit(owners[to], owner);
  loseSight(play, alone ? [] : stackOf(play, from, owner));
  // A literal that begins with its fields takes 20 ns to make, one that begins with another spread into it 600.
  const did: Activity = {
    from: before?.from ?? from,
    spent,
    stopped,
    paid,
    bonus,
    ...(before && lastingOf(before)),
    ...enteredBy(play, before, from, to, clause === BY_ROAD),
  };
  const { flies } = faceOf(play, id);
  const moved = [id, ...takeAlong(play, id, from, to)];
  putUnit(play, id, to, did);
  forgetOrder(play, from, to);
  play.events.push({
    type: 'moved',
    clause,
    unit: id,
    from: hexName(play, from),
    to: hexName(play, to),
    cost: (spent - (before?.spent ?? 0)) / POINT,
    ...toOwner(play, id),
  });
  tellOthers(play, id, 'moved', from);
  for (const one of moved) enterFlood(play, one, false, flies);
  for (const one of moved) play.hooks.entered(play, one);
}

type Lasting = Pick<Activity, 'by' | 'arrived' | 'held' | 'entered'>;

const NOTHING: Lasting = {};

/** What stays of it from hex to hex: only the first away from Hungry Jack heeds no zone of control of his (R-DPP-82). */
function lastingOf({ by, arrived, held, entered }: Activity): Lasting {
  if (by === undefined && !arrived && held === undefined && entered === undefined) return NOTHING;
  return {
    ...(by !== undefined && { by }),
    ...(arrived && { arrived }),
    ...(held !== undefined && { held }),
    ...(entered && { entered }),
  };
}

/** Stacks that have changed may be rearranged again. */
function forgetOrder({ state }: Play, from: Hex, to: Hex): void {
  if (state.restacked.length > 0)
    state.restacked = state.restacked.filter((hex) => hex !== from && hex !== to);
}

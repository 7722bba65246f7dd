// Prince Argrath enters the hex of a giant, and the two move together from then on (12.1).

import { DIRECTIONS, type Direction, directionTo } from '@hexwyrm/hexmap';
import { unitField } from '@hexwyrm/wargame';
import * as z from 'zod/mini';
import { type Board, changing, type Play, stackAt, typeOf, unitOf } from '../../core/board.ts';
import { areNeighbours, neighboursOf } from '../../core/hexes.ts';
import type { Rules } from '../../core/power.ts';
import { planned, type Rule } from '../../core/rule.ts';
import { type Clause, type Hex, NOBODY, type Player, type UnitId } from '../../core/vocabulary.ts';
import { strandedRefusal } from '../../movement/finish.ts';
import { goTo } from '../../movement/step.ts';
import { hasGiant, isGiant } from '../../stacks/kinds.ts';
import { controlledGiant, giantMaster } from '../../stacks/mastery.ts';
import { leaveCaravan } from '../../terrain/caravans.ts';
import { closureOf } from '../../terrain/closed-lands.ts';
import { groundRefusal, stepCost } from '../../terrain/cost.ts';
import { exertsZoc, topOf } from '../../terrain/field.ts';
import { isMarch, type March, marchOf, marchOn, roadCredit } from '../../terrain/march.ts';
import { type Mover, moverOf, moverRefusal, standstill } from '../../terrain/mover.ts';

export const actions = <H extends z.ZodMiniType>(hex: H) =>
  [
    z.strictObject({ type: z.literal('tame'), unit: unitField, to: hex }),
    z.strictObject({ type: z.literal('stride'), unit: unitField, to: hex }),
  ] as const;

export interface Events {
  tamed: { unit: UnitId; target: UnitId };
  'giant-freed': { unit: UnitId };
}

const isMaster = (board: Board, player: Player, id: UnitId): boolean =>
  typeOf(board, id).abilities.has('masters-giants') &&
  unitOf(board, id).owner === player &&
  unitOf(board, id).hex >= 0;

/** The giant that is alone in the hex, or why it cannot be entered (DP-12.1-c, i). */
function loneGiant(board: Board, hex: Hex): UnitId | Clause {
  const stack = stackAt(board, hex);
  if (stack.length === 0) return 'DP-12.1-c';
  const [giant, second] = stack.filter((id) => isGiant(board, id));
  if (second !== undefined) return 'DP-12.1-i';
  return giant === undefined || stack.length > 1 ? 'DP-12.1-c' : giant;
}

/** Whether units besides the giant bind him in a hex (R-DPP-20: the giant itself does not). */
const isBoundByOthers = (board: Board, player: Player, hex: Hex, giant: Hex): boolean =>
  neighboursOf(board, hex).some((next) => {
    const top = next === giant ? -1 : topOf(board, next);
    return top >= 0 && unitOf(board, top).owner !== player && exertsZoc(board, top);
  });

/** R-DPP-20: why his move cannot go on into the hex of the giant, or null. */
function wayRefusal(mover: Mover, march: March, to: Hex): Clause | null {
  const { board, owner } = mover;
  const bound = isBoundByOthers(board, owner, march.hex, to);
  if (march.stopped && march.spent > mover.allowance) return 'DP-6-c';
  if (march.stopped && bound) return 'DP-6.5.1-a';
  const clause = groundRefusal(mover, to) ?? closureOf(mover.closed, to);
  if (clause !== null) return clause;
  return bound && isBoundByOthers(board, owner, to, to) ? 'DP-6.5.1-c' : null;
}

function marchOnto(mover: Mover, march: March, direction: Direction, to: Hex): March | Clause {
  const clause = wayRefusal(mover, march, to);
  if (clause !== null) return clause;
  const cost = stepCost(mover, march.hex, direction, to, march.bonus);
  if (march.spent > 0 && march.spent + cost > mover.allowance) return 'DP-6-b';
  const credit = roadCredit(mover, march, direction);
  return { ...march, ...credit, hex: to, spent: march.spent + cost, stopped: true };
}

interface Taming {
  readonly giant: UnitId;
  readonly march: March;
}

function tamingOf(board: Board, player: Player, id: UnitId, to: Hex): Taming | Clause {
  if (!isMaster(board, player, id)) return 'DP-12.1-c';
  const direction = directionTo(board.world.land.grid, unitOf(board, id).hex, to);
  if (direction === -1) return 'DP-12.1-c';
  const giant = loneGiant(board, to);
  if (typeof giant === 'string') return giant;
  // R-DPP-20: he arrives alone.
  if (board.state.units.some(({ did }) => did?.by === id)) return 'DP-12.1-f';
  const clause = moverRefusal(board, player, id);
  if (clause !== null) return clause;
  const mover = moverOf(board, id);
  const march = marchOnto(mover, marchOf(board, id), direction, to);
  if (!isMarch(march)) return march;
  return strandedRefusal(mover, march) ?? { giant, march };
}

/** DP-12.1-c, d: he steps into the hex, the giant is his owner's at once, and both move no further. */
const tame: Rule<'tame'> = {
  type: 'tame',
  timing: 'DP-12.1-c',
  list(board, player, sink) {
    const unit = giantMaster(board);
    if (unit < 0 || !isMaster(board, player, unit)) return;
    for (const to of neighboursOf(board, unitOf(board, unit).hex))
      if (hasGiant(board, to) && typeof tamingOf(board, player, unit, to) !== 'string')
        sink.add({ type: 'tame', unit, to });
  },
  ...planned<'tame', Taming>({
    plan: (board, player, { unit, to }) => tamingOf(board, player, unit, to),
    carryOut(play, player, { unit, to }, { giant, march }) {
      leaveCaravan(play, unit);
      changing(play, giant).owner = player;
      goTo(play, unit, unitOf(play, unit).hex, march, 'DP-12.1-c');
      for (const id of [unit, giant]) stay(play, id, to);
      play.events.push({ type: 'tamed', clause: 'DP-12.1-d', unit, target: giant });
    },
  }),
};

function stay(play: Play, id: UnitId, hex: Hex): void {
  const did = unitOf(play, id).did ?? { from: hex, spent: 0, paid: 0, bonus: false };
  changing(play, id).did = { ...did, stopped: true, held: 'DP-12.1-c' };
}

type Marches = ReadonlyMap<UnitId, March>;

function stridesOf(board: Board, player: Player, id: UnitId, to: Hex): Marches | Clause {
  const giant = controlledGiant(board);
  if (giant < 0 || !isMaster(board, player, id)) return 'DP-12.1-e';
  const direction = directionTo(board.world.land.grid, unitOf(board, id).hex, to);
  if (direction === -1) return 'DP-6-d';
  if (hasGiant(board, to)) return 'DP-12.1-i';
  // Neutral herds and dinosaurs would join them (DP-7.16-b, DP-16.4-b).
  if (stackAt(board, to).some((other) => [player, NOBODY].includes(unitOf(board, other).owner)))
    return 'DP-12.1-f';
  const marches = new Map<UnitId, March>();
  for (const one of [id, giant]) {
    const mover = moverOf(board, one);
    const march = standstill(board, player, one) ?? marchOn(mover, marchOf(board, one), direction);
    if (!isMarch(march)) return march;
    const clause = strandedRefusal(mover, march);
    if (clause !== null) return clause;
    marches.set(one, march);
  }
  return marches;
}

/** DP-12.1-e: a hex of the move of both, who each pay their own way. */
const stride: Rule<'stride'> = {
  type: 'stride',
  timing: 'DP-12.1-e',
  list(board, player, sink) {
    const unit = giantMaster(board);
    if (unit < 0 || !isMaster(board, player, unit) || controlledGiant(board) < 0) return;
    const { neighbour } = board.world.land.grid;
    for (const direction of DIRECTIONS) {
      const to = neighbour[unitOf(board, unit).hex * 6 + direction] ?? -1;
      if (to >= 0 && typeof stridesOf(board, player, unit, to) !== 'string')
        sink.add({ type: 'stride', unit, to });
    }
  },
  ...planned<'stride', Marches>({
    plan: (board, player, { unit, to }) => stridesOf(board, player, unit, to),
    carryOut(play, _player, { unit }, marches) {
      const { hex: from } = unitOf(play, unit);
      leaveCaravan(play, unit);
      // From the bottom up, to keep their order.
      for (const id of [...stackAt(play, from)].reverse()) {
        const march = marches.get(id);
        if (march) goTo(play, id, from, march, 'DP-12.1-e');
      }
    },
  }),
};

export const rules: Rules<'tame' | 'stride'> = { tame, stride };

/** DP-12.1-h: a giant that its master has left stops him as any other does. */
export function setFree(play: Play, giant: UnitId): void {
  play.events.push({ type: 'giant-freed', clause: 'DP-12.1-h', unit: giant });
  const master = giantMaster(play);
  const { hex, did } = unitOf(play, master);
  if (did !== null && hex >= 0 && areNeighbours(play, hex, unitOf(play, giant).hex))
    changing(play, master).did = { ...did, stopped: true };
}

import { DIRECTIONS, type Direction, directionTo } from '@hexwyrm/hexmap';
import type { ActionOf } from '../core/actions.ts';
import { type Board, stackAt, unitOf } from '../core/board.ts';
import { planned, type Rule } from '../core/rule.ts';
import type { Caravan } from '../core/state.ts';
import type { Clause, Player, UnitId } from '../core/vocabulary.ts';
import { strandedRefusal } from '../movement/finish.ts';
import { goTo } from '../movement/step.ts';
import { isProtector } from '../stacks/kinds.ts';
import { caravanOf, paceOf, stayClause } from '../terrain/caravans.ts';
import { isMarch, type March, marchOf, marchOn } from '../terrain/march.ts';
import { moverOf, standstill } from '../terrain/mover.ts';

/** The caravan of that herd, or the clause that says why there is none that moves. */
function ledBy(board: Board, player: Player, herd: UnitId): Caravan | Clause {
  const caravan = caravanOf(board, herd);
  if (caravan?.herd !== herd) return stayClause(board, herd);
  for (const id of [herd, ...caravan.units]) {
    const clause = standstill(board, player, id);
    if (clause !== null) return clause;
  }
  return caravan;
}

/** Where each of a caravan comes to. */
type Marches = ReadonlyMap<UnitId, March>;

const isCaravan = (result: Caravan | Clause): result is Caravan => typeof result !== 'string';

/** DP-16.9-c, d, DP-16.15-c: herd and units each pay their own way; one that cannot keeps all back. */
function marchesOf(board: Board, caravan: Caravan, direction: Direction): Marches | Clause {
  const marches = new Map<UnitId, March>();
  const members = [caravan.herd, ...caravan.units];
  const isGuided = members.some((id) => isProtector(board, id));
  for (const id of members) {
    const own = moverOf(board, id);
    const mover = { ...own, gropes: own.gropes && !isGuided };
    const next = marchOn({ ...mover, allowance: paceOf(board, id) }, marchOf(board, id), direction);
    if (!isMarch(next)) return next;
    const clause = strandedRefusal(mover, next);
    if (clause !== null) return clause;
    marches.set(id, next);
  }
  return marches;
}

/** Where the herd can take its caravan now, a hex each. */
export function drivesOf(board: Board, player: Player, herd: UnitId): ActionOf<'drive'>[] {
  const caravan = ledBy(board, player, herd);
  if (!isCaravan(caravan)) return [];
  const { neighbour } = board.world.land.grid;
  return DIRECTIONS.flatMap((direction) => {
    const to = neighbour[unitOf(board, herd).hex * 6 + direction] ?? -1;
    const goes = to >= 0 && typeof marchesOf(board, caravan, direction) !== 'string';
    return goes ? [{ type: 'drive', unit: herd, to }] : [];
  });
}

/** One hex of a caravan's move: the herd and all units it hastens. */
export const drive: Rule<'drive'> = {
  type: 'drive',
  timing: 'DP-6-a',
  list(board, player, sink) {
    for (const { herd } of board.state.caravans)
      for (const action of drivesOf(board, player, herd)) sink.add(action);
  },
  ...planned<'drive', Marches>({
    plan(board, player, { unit, to }) {
      const caravan = ledBy(board, player, unit);
      if (!isCaravan(caravan)) return caravan;
      const direction = directionTo(board.world.land.grid, unitOf(board, unit).hex, to);
      return direction === -1 ? 'DP-6-d' : marchesOf(board, caravan, direction);
    },
    carryOut(play, _player, { unit }, marches) {
      const { hex: from } = unitOf(play, unit);
      // From the bottom up, to keep their order.
      for (const id of [...stackAt(play, from)].reverse()) {
        const next = marches.get(id);
        if (next) goTo(play, id, from, next);
      }
    },
  }),
};

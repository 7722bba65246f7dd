import { type Board, enemiesBeside, unitAt, unitsOf } from '../board.ts';
import { GRID, neighboursOf, terrainAt } from '../data/field.ts';
import { MOVEMENT_POINTS } from '../data/figures.ts';
import type { Clause, Hex, Side, Terrain, UnitId } from '../data/vocabulary.ts';
import type { ActionOf, Rule } from '../rule.ts';

/** BH-3-b, c. */
const COSTS: Readonly<Record<Terrain, number>> = {
  open: 1,
  woods: 2,
  bridge: 1,
  river: Number.POSITIVE_INFINITY,
};

/** What a step costs, or the clause that forbids it. */
function planMove(board: Board, side: Side, unit: UnitId, to: Hex): { cost: number } | Clause {
  const mover = board.state.units[unit];
  const cost = COSTS[terrainAt(to)];
  if (cost === Number.POSITIVE_INFINITY) return 'BH-3-c';
  if (unitAt(board, to) !== undefined) return 'BH-2-b';
  if (mover.side !== side || !neighboursOf(mover.hex).includes(to)) return 'BH-3-a';
  return mover.spent + cost > MOVEMENT_POINTS ? 'BH-3-a' : { cost };
}

export const move: Rule<'move'> = {
  type: 'move',
  timing: 'BH-1-a',
  list(board, side, sink) {
    for (const unit of unitsOf(board, side))
      for (const to of neighboursOf(board.state.units[unit].hex))
        if (typeof planMove(board, side, unit, to) === 'object') sink.add({ type: 'move', unit, to });
  },
  refusal(board, side, { unit, to }) {
    const plan = planMove(board, side, unit, to);
    return typeof plan === 'string' ? plan : null;
  },
  facts({ state }, side, { unit, to }, clause) {
    const mover = state.units[unit];
    const isStep = mover.side === side && neighboursOf(mover.hex).includes(to);
    if (clause !== 'BH-3-a' || !isStep) return undefined;
    return { needed: COSTS[terrainAt(to)], left: MOVEMENT_POINTS - mover.spent };
  },
  carryOut(play, side, { unit, to }: ActionOf<'move'>) {
    const plan = planMove(play, side, unit, to);
    if (typeof plan === 'string') throw new RangeError(`refused by ${plan}`);
    const mover = play.state.units[unit];
    const from = mover.hex;
    mover.hex = to;
    // BH-3-d
    mover.spent = enemiesBeside(play, to, side).length > 0 ? MOVEMENT_POINTS : mover.spent + plan.cost;
    play.events.push({
      type: 'moved',
      clause: 'BH-3-a',
      unit,
      from: GRID.names[from],
      to: GRID.names[to],
      cost: plan.cost,
    });
  },
};

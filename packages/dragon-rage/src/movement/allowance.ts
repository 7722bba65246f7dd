import { directionTo } from '@hexwyrm/hexmap';
import { type Board, typeOf } from '../core/board.ts';
import { activity, type Unit } from '../core/state.ts';
import { type Clause, type Hex, WAITING } from '../core/vocabulary.ts';
import { stepCost } from './step-cost.ts';

/** DR-2.8.7-g: what slows a step down slows monsters only. */
const costOf = (board: Board, unit: Unit, to: Hex): number =>
  typeOf(board, unit).kind === 'minor' ? stepCost(board, unit.hex, to) : 1;

/** DR-2.4.1-a, b, c: one MP a hex; the road allowance serves only a move that never leaves the road. */
export function allowanceRefusal(board: Board, unit: Unit, to: Hex): Clause | null {
  const { mp, roadMp } = typeOf(board, unit);
  const spent = (unit.did?.spent ?? 0) + costOf(board, unit, to);
  if (spent <= mp) return null;
  if (mp === 0) return 'DR-2.2.1-d';
  if (spent > roadMp) return 'DR-2.4.1-a';
  const byRoad = followsRoad(board, unit.hex, to);
  if (unit.did?.road ?? true) return byRoad ? null : 'DR-2.4.1-c';
  return byRoad ? 'DR-2.4.1-b' : 'DR-2.4.1-a';
}

/** The unit pays for a step it is about to take, and keeps or loses the road. Returns the MP it costs. */
export function spendStep(board: Board, unit: Unit, to: Hex): number {
  const did = activity(unit);
  const mp = costOf(board, unit, to);
  did.road &&= followsRoad(board, unit.hex, to);
  did.spent += mp;
  return mp;
}

/** R-DR-142: the road goes on beyond the entry hexes of the map. */
const followsRoad = ({ map }: Board, from: Hex, to: Hex): boolean =>
  from === WAITING ? map.roadHex[to] === 1 : map.road[from * 6 + directionTo(map.grid, from, to)] === 1;

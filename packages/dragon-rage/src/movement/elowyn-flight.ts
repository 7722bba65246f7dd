import { DIRECTIONS, type Direction, directionTo } from '@hexwyrm/hexmap';
import { stepInto } from '../consequences/step.ts';
import { type Board, isVacant, type Play, typeOf } from '../core/board.ts';
import type { Hex, Side, UnitId } from '../core/vocabulary.ts';
import { crossingRefusal } from '../terrain/crossing.ts';
import { isLed, taleOf } from '../victory/escort.ts';

/**
 * DR-2.10.7-m: free and without an orc next to her she runs for the nearest road exit when the defender's
 * movement phase ends, at full speed and around all units (R-DR-111).
 */
export function elowynFlees(play: Play, side: Side): void {
  const { elowyn, units } = play.state;
  if (side !== 'defender' || !elowyn?.freed || units[elowyn.unit].hex < 0) return;
  if (taleOf(play) !== 'led-by-orcs' || isLed(play, units[elowyn.unit].hex)) return;
  const path = escapeRoute(play, elowyn.unit);
  const steps = Math.min(path.length, stride(play, elowyn.unit, path));
  for (let step = 0; step < steps; step++) stepInto(play, elowyn.unit, path[step], 1, 'DR-2.10.7-m');
}

/** The shortest way over vacant hexes to an exit, without the hex she is in; empty if there is none. */
function escapeRoute(board: Board, id: UnitId): Hex[] {
  const { map, state } = board;
  const princess = state.units[id];
  const cameFrom = new Map<Hex, Hex>([[princess.hex, -1]]);
  for (const from of cameFrom.keys()) {
    if (from !== princess.hex && map.exits.includes(from)) return trace(cameFrom, from);
    for (const direction of roadsFirst(board, from)) {
      const to = map.grid.neighbour[from * 6 + direction];
      if (to < 0 || cameFrom.has(to) || !isVacant(board, to)) continue;
      if (crossingRefusal(board, princess, from, direction, to) === null) cameFrom.set(to, from);
    }
  }
  return [];
}

/** Of two ways of the same length she takes the road. */
const roadsFirst = ({ map }: Board, from: Hex): Direction[] =>
  DIRECTIONS.toSorted((a, b) => map.road[from * 6 + b] - map.road[from * 6 + a]);

function trace(cameFrom: ReadonlyMap<Hex, Hex>, goal: Hex): Hex[] {
  const path: Hex[] = [];
  for (let hex = goal; (cameFrom.get(hex) ?? -1) >= 0; hex = cameFrom.get(hex) ?? -1) path.unshift(hex);
  return path;
}

/** The road allowance serves only steps that all follow the road (DR-2.4.1-b). */
function stride(board: Board, id: UnitId, path: readonly Hex[]): number {
  const { grid, road } = board.map;
  const { mp, roadMp } = typeOf(board, board.state.units[id]);
  let from = board.state.units[id].hex;
  for (const to of path.slice(0, roadMp)) {
    if (road[from * 6 + directionTo(grid, from, to)] === 0) return mp;
    from = to;
  }
  return roadMp;
}

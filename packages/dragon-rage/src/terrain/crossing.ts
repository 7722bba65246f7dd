import type { Direction } from '@hexwyrm/hexmap';
import { sideOf } from '@hexwyrm/hexmap';
import { type Board, hasCarcass, isBurned, isTower, typeOf } from '../core/board.ts';
import type { Unit } from '../core/state.ts';
import type { Clause, Hex } from '../core/vocabulary.ts';
import { BRIDGE, DOCK, FORD, OFFMAP, RIVER, SEA, SHORE } from '../world/terrain.ts';
import type { Gait } from '../world/unit-types.ts';
import { mayPass } from './entrances.ts';

/** River for all purposes: river hexes and bridges that are gone (R-DR-42). */
const isRiver = (board: Board, hex: Hex): boolean =>
  board.map.terrain[hex] === RIVER || (board.map.terrain[hex] === BRIDGE && isBurned(board, hex));

export const isWater = (board: Board, hex: Hex): boolean =>
  board.map.terrain[hex] === SEA || isRiver(board, hex);

/** Why the unit may not be in a hex of that ground, regardless of other units there. */
export function groundRefusal(board: Board, unit: Unit, hex: Hex): Clause | null {
  const terrain = board.map.terrain[hex];
  if (terrain === OFFMAP) return 'DR-2.1-b';
  if (hasCarcass(board, hex)) return 'DR-2.12.1.8-c';
  if (brokenUnderMonster(board, hex)) return 'DR-2.5.7.2-d';
  const gait = typeOf(board, unit).gait;
  if (gait === 'elemental') return null;
  if (gait === 'swims') return swimmerRefusal(board, hex);
  if (terrain === SEA) return 'DR-2.5.1-a';
  if (gait === 'wades') return null;
  if (isRiver(board, hex)) return riverClause(board, hex, gait);
  if (terrain === FORD && gait === 'major') return 'DR-2.5.2-c';
  return null;
}

function riverClause(board: Board, hex: Hex, gait: Gait): Clause {
  if (board.map.terrain[hex] === BRIDGE) return 'DR-2.2.4.4-a';
  return gait === 'major' ? 'DR-2.12.1.2-a' : 'DR-2.5.2-a';
}

/** DR-2.11.2.1-a, d: sea, river, under bridges, mixed hexes and docks. */
function swimmerRefusal(board: Board, hex: Hex): Clause | null {
  const terrain = board.map.terrain[hex];
  const swims = terrain === SEA || terrain === RIVER || terrain === BRIDGE || terrain === FORD;
  return swims || terrain === SHORE || terrain === DOCK ? null : 'DR-2.11.2.1-a';
}

const brokenUnderMonster = (board: Board, hex: Hex): boolean =>
  board.state.bridges.length > 0 &&
  board.state.bridges.some((bridge) => bridge.hex === hex && bridge.stage === 'broken');

/** A wall, without entrance, that no sea serpent has breached (DR-2.11.2.2-d). */
export const isWalled = (board: Board, hex: Hex, direction: Direction): boolean =>
  board.map.wall[hex * 6 + direction] === 1 &&
  !(board.state.breaches.length > 0 && board.state.breaches.includes(sideOf(board.map.grid, hex, direction)));

/** Whether the hexside lets the unit through on the ground, in that direction. */
function hexsideRefusal(board: Board, unit: Unit, from: Hex, direction: Direction, to: Hex): Clause | null {
  const { map } = board;
  const side = from * 6 + direction;
  const entrance = map.entrance[side];
  if (entrance >= 0) {
    const refusal = mayPass(board, unit, entrance);
    if (refusal) return refusal;
  } else if (isWalled(board, from, direction)) return 'DR-2.5.3-a';
  else if (map.towerSide[side] === 1) return isTower(board, to) ? 'DR-2.5.4-a' : 'DR-2.5.4-e';
  return accessRefusal(board, unit, from, direction, to);
}

/** DR-2.5.2-b, DR-2.1.2-e: bridges, fords and mixed hexes join their banks only where the map says so. */
export function accessRefusal(
  board: Board,
  unit: Unit,
  from: Hex,
  direction: Direction,
  to: Hex,
): Clause | null {
  const { map } = board;
  if (map.access[from * 6 + direction] === 1) return null;
  const gait = typeOf(board, unit).gait;
  if (gait === 'wades' || gait === 'swims' || gait === 'elemental') return null;
  return map.terrain[from] === SHORE || map.terrain[to] === SHORE ? 'DR-2.1.2-e' : 'DR-2.5.2-b';
}

/** Ground and hexside together: may the unit go from hex to hex, regardless of units there? */
export const crossingRefusal = (
  board: Board,
  unit: Unit,
  from: Hex,
  direction: Direction,
  to: Hex,
): Clause | null => groundRefusal(board, unit, to) ?? hexsideRefusal(board, unit, from, direction, to);

import { type Board, isAloft, isMajor, typeOf, unitsAt } from '../core/board.ts';
import type { Unit } from '../core/state.ts';
import { type Clause, type Hex, type Side, WAITING } from '../core/vocabulary.ts';
import { groundRefusal, isWater } from '../terrain/crossing.ts';
import { stackingRefusal } from '../terrain/stacking.ts';
import type { MapId } from '../world/city-map.ts';
import { TOWER } from '../world/terrain.ts';
import { isAloftAtStart, isHero, isSwimmer } from '../world/traits.ts';

/** Where the unit may be set up; none for units that enter the map during the game (DR-3.2.1-b). */
export function zoneOf(board: Board, unit: Unit): readonly Hex[] {
  const { zones } = board.map;
  if (isSwimmer(unit)) return zones.seaSerpent;
  return isAloftAtStart(unit) ? zones.roc : zones[unit.side];
}

/** The clause that draws the unit's zone. */
export function zoneClause(board: Board, unit: Unit): Clause {
  if (isSwimmer(unit)) return 'DR-2.11.2.4-a';
  if (isAloftAtStart(unit)) return 'DR-2.12.3.5-a';
  return deploymentClause(board.map.id, unit.side);
}

/** The clause by which the side's army comes onto the map. */
export function deploymentClause(map: MapId, side: Side): Clause {
  if (side === 'defender') return map === 'nurkott' ? 'DR-3.2.1-a' : 'DR-3.1.1-a';
  return map === 'nurkott' ? 'DR-3.2.1-b' : 'DR-3.1.1-b';
}

const isToPlace = (board: Board, unit: Unit, side: Side): boolean =>
  unit.side === side && unit.hex === WAITING && zoneOf(board, unit).length > 0;

export const hasToPlace = (board: Board, side: Side): boolean =>
  board.state.units.some((unit) => isToPlace(board, unit, side));

/** One unplaced counter of each type the side still has to set up; they are interchangeable. */
export function nextToPlace(board: Board, side: Side): Unit[] {
  const next: Unit[] = [];
  for (const unit of board.state.units) {
    if (isToPlace(board, unit, side) && !next.some((other) => other.type === unit.type)) next.push(unit);
  }
  return next;
}

/** DR-2.12.3.5-a: a roc over water starts in flight; all others start on the ground (DR-3.1.1-h). */
export const startsAloft = (board: Board, unit: Unit, hex: Hex): boolean =>
  isAloftAtStart(unit) && isWater(board, hex);

/** Why the unit may not be set up in the hex, or null. */
export const positionRefusal = (board: Board, unit: Unit, hex: Hex): Clause | null =>
  zoneOf(board, unit).includes(hex) ? standRefusal(board, unit, hex) : zoneClause(board, unit);

/** The same for a hex of its zone. */
const standRefusal = (board: Board, unit: Unit, hex: Hex): Clause | null =>
  siteRefusal(board, unit, hex) ?? companyRefusal(board, unit, hex);

/** Why it may not be set up in the hex even if it is empty. */
export function siteRefusal(board: Board, unit: Unit, hex: Hex): Clause | null {
  if (startsAloft(board, unit, hex)) return null;
  if (typeOf(board, unit).mounted && board.map.terrain[hex] === TOWER) return 'DR-2.10.3.1-c';
  return groundRefusal(board, unit, hex);
}

/** DR-3.1.1-d: normal stacking, but without order of arrival: a lone character may be joined (R-DR-114). */
export function companyRefusal(board: Board, unit: Unit, hex: Hex): Clause | null {
  if (board.first[hex] === 0) return null;
  if (startsAloft(board, unit, hex)) return unitsAt(board, hex, isAloft).length > 0 ? 'DR-2.4.3-e' : null;
  const refusal = stackingRefusal(board, unit, hex);
  if (refusal !== 'DR-2.4.3-c') return refusal;
  const there = unitsAt(board, hex, (other) => !isAloft(other));
  if (there.length > 1) return 'DR-2.4.4-b';
  const character = board.state.units[there[0]];
  return isMajor(unit) && !isHero(character) ? 'DR-2.4.4-c' : null;
}

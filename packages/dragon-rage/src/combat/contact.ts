import { type Direction, directionTo } from '@hexwyrm/hexmap';
import { type Board, isFriend, isTower, type Play, typeOf } from '../core/board.ts';
import type { Unit } from '../core/state.ts';
import type { Clause, Hex, UnitId } from '../core/vocabulary.ts';
import { weatherIn } from '../magic/weather.ts';
import { isOpen, openEntrance } from '../terrain/entrances.ts';
import { blowsPass } from '../terrain/passage.ts';

export const isSerpent = (board: Board, unit: Unit): boolean => typeOf(board, unit).gait === 'swims';

/** What lies over the two bars the fight (DR-2.8.6-d), or shelters those in it, out of which only monsters attack (DR-2.8.7-e, n). */
export function shroudRefusal(board: Board, unit: Unit, hex: Hex, aloft = false): Clause | null {
  return (
    weatherIn(board, unit.hex, 'bars-fighting') ??
    (aloft ? null : weatherIn(board, hex, 'bars-fighting')) ??
    weatherIn(board, hex, 'shelters') ??
    (typeOf(board, unit).kind === 'minor' ? null : weatherIn(board, unit.hex, 'shelters'))
  );
}

/** DR-2.5.5.3-a, d: the shut entrance that a unit of the garrison, posted at it, can open towards the hex, or -1. */
export function entranceToOpen(board: Board, unit: Unit, hex: Hex): number {
  const { map } = board;
  const direction = directionTo(map.grid, unit.hex, hex);
  if (direction === -1 || !isFriend(unit, 'defender')) return -1;
  const entrance = map.entrance[unit.hex * 6 + direction];
  if (entrance < 0 || map.entrances[entrance].inside !== unit.hex) return -1;
  return isOpen(board, entrance) ? -1 : entrance;
}

/** DR-2.11.2.2-b: a serpent and those on the shore fight up and down the sides of a tower, never across a wall. */
function passesAtShore(board: Board, from: Hex, direction: Direction): boolean {
  const { map } = board;
  const side = from * 6 + direction;
  const entrance = map.entrance[side];
  if (entrance >= 0) return map.entrances[entrance].of === 'tower';
  return map.wall[side] === 0 && map.towerSide[side] === 1;
}

/**
 * Why a blow from the unit does not reach the hex, or null: the same hex or the next, with no wall or tower side between
 * (DR-2.7.1-a, DR-2.7.1.3-a, b), unless the unit opens an entrance. `serpent`: one of the two is a sea serpent.
 */
export function contactRefusal(board: Board, unit: Unit, hex: Hex, serpent: boolean): Clause | null {
  if (unit.hex === hex) return null;
  const direction = hex < 0 ? -1 : directionTo(board.map.grid, unit.hex, hex);
  if (direction === -1) return 'DR-2.7.1-a';
  if (strikesFreely(board, unit, direction, serpent) || entranceToOpen(board, unit, hex) >= 0) return null;
  return isTower(board, unit.hex) && isTower(board, hex) ? 'DR-2.7.1.3-b' : 'DR-2.7.1.3-a';
}

const strikesFreely = (board: Board, unit: Unit, direction: Direction, serpent: boolean): boolean =>
  blowsPass(board, unit.hex, direction) || (serpent && passesAtShore(board, unit.hex, direction));

/** DR-2.5.5.3-a: opens the entrance between the unit and the hex if its blow cannot pass otherwise. */
export function openForBlow(play: Play, id: UnitId, hex: Hex, serpent: boolean): void {
  const unit = play.state.units[id];
  const direction = directionTo(play.map.grid, unit.hex, hex);
  if (direction === -1 || strikesFreely(play, unit, direction, serpent)) return;
  openEntrance(play, entranceToOpen(play, unit, hex), id, 'DR-2.5.5.3-a');
}

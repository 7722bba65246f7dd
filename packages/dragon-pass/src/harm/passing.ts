import { type Board, type Play, unitOf } from '../core/board.ts';
import type { UnitId } from '../core/vocabulary.ts';
import { isHero, isSuperhero } from '../stacks/kinds.ts';
import { calm, isDoomed } from './rage.ts';

/** DP-8.5-a: heroes and superheroes on the map, but no hero killed in the avenger's battle (DP-8.7.3-b). */
export function canEscape(board: Board, id: UnitId): boolean {
  if (unitOf(board, id).hex < 0) return false;
  return isSuperhero(board, id) || (isHero(board, id) && !isDoomed(board, id));
}

/** What ends with a unit that does not come back as it was: rages for it or of its own, and what powers make of it. */
export function passAway(play: Play, id: UnitId): void {
  calm(play, ({ scapegoat }) => scapegoat === id, 'DP-8.7.2-b');
  calm(play, ({ avenger }) => avenger === id, 'DP-8.7.3-d');
  play.hooks.passed(play, id);
}

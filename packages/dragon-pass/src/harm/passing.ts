import { type Board, type Play, putUnit, typeOf, unitOf } from '../core/board.ts';
import { GONE, type UnitId, WAITING } from '../core/vocabulary.ts';
import { isHero, isSuperhero } from '../stacks/kinds.ts';
import { calm, isDoomed } from './rage.ts';

/** DP-8.5-a: heroes and superheroes on the map, but no hero killed in the avenger's battle (DP-8.7.3-b). */
export function canEscape(board: Board, id: UnitId): boolean {
  if (unitOf(board, id).hex < 0) return false;
  return isSuperhero(board, id) || (isHero(board, id) && !isDoomed(board, id));
}

/** What ends with a unit that does not come back as it was: rages for it or of its own, the teeth in its pouch. */
export function passAway(play: Play, id: UnitId): void {
  calm(play, ({ scapegoat }) => scapegoat === id, 'DP-8.7.2-b');
  calm(play, ({ avenger }) => avenger === id, 'DP-8.7.3-d');
  if (typeOf(play, id).abilities.has('sows-teeth')) loseTeeth(play);
}

/** DP-12.2-h, R-DPP-23: Runners not sown yet leave the game with Argrath. */
function loseTeeth(play: Play): void {
  play.state.units.forEach((unit, id) => {
    if (unit.hex === WAITING && typeOf(play, id).abilities.has('dragon-tooth')) putUnit(play, id, GONE);
  });
}

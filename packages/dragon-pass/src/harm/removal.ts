import { battleOf, leaveBattle } from '../core/battle.ts';
import { type Play, putUnit, unitOf } from '../core/board.ts';
import { hexName } from '../core/hexes.ts';
import { type Clause, DEAD, type UnitId } from '../core/vocabulary.ts';
import { isScreened } from '../screening/knowledge.ts';

/**
 * DP-7.14-a: the unit leaves the board and its battle; all players see it and the unit below it (DP-5.3-e).
 * Units off the board were public before (R-DPC-28).
 */
export function remove(play: Play, id: UnitId, clause: Clause): void {
  const { hex } = unitOf(play, id);
  const reveals = isScreened(play.state) && hex >= 0 && !battleOf(play);
  putUnit(play, id, DEAD);
  play.state.killed.push(id);
  leaveBattle(play, id);
  play.state.disclosed = play.state.disclosed.filter((other) => other !== id);
  play.events.push({
    type: 'eliminated',
    clause,
    unit: id,
    hex: hexName(play, hex),
    ...(reveals && { reveals }),
  });
}

// 16.5.2: dragonewts who fell come back in their home cities, the Inhuman King before all others.

import { type Board, changing, type Play, putUnit, unitOf } from '../core/board.ts';
import { topFrame } from '../core/frames.ts';
import { hexName } from '../core/hexes.ts';
import type { Rule } from '../core/rule.ts';
import { DEAD, GONE, type Hex, type UnitId } from '../core/vocabulary.ts';
import { enterFlood } from '../harm/flooding.ts';
import { askWhere, rollEscape } from '../heroes/escape.ts';
import { isDragonewt } from '../stacks/kinds.ts';
import { regroupAfterReturn } from '../stacks/regroup.ts';
import { unitWith } from '../stacks/roster.ts';
import { eyeCities, homeOf, isClean } from './cities.ts';

/** The Inhuman King of the game, or -1. */
export const kingOf = unitWith('leads-dragonewts');

/** DP-16.5.2-d: the King's escape comes first; without it the King may come back in the Eye. */
export function kingReturns(play: Play): void {
  const king = kingOf(play);
  if (king < 0 || !play.state.killed.includes(king)) return;
  if (kingRolls(play) && rollEscape(play, king)) askWhere(play, king);
  else if (homesOfKing(play, king).length > 0)
    play.state.frames.push({ kind: 'reappear', player: unitOf(play, king).owner, unit: king });
  else putUnit(play, king, GONE);
}

/** Whether the King fell in this player-turn and has an escape to try. */
export function kingRolls(board: Board): boolean {
  const king = kingOf(board);
  return board.state.killed.includes(king) && board.state.escapes.some(({ unit }) => unit === king);
}

/** DP-16.5.2-e: the cities of the Dragon's Eye in which no enemy has been. */
export const homesOfKing = (board: Board, king: UnitId): Hex[] =>
  eyeCities(board).filter((city) => isClean(board, city, unitOf(board, king).owner));

/** DP-16.5.2-a, h, DP-2-r: all eliminated in this player-turn; none if the King is gone (DP-16.5.2-f). */
export function dragonewtsReturn(play: Play): void {
  const king = kingOf(play);
  if (king >= 0 && unitOf(play, king).hex === GONE) return;
  const back = play.state.killed.filter(
    (id) =>
      isDragonewt(play, id) &&
      id !== king &&
      unitOf(play, id).hex === DEAD &&
      isClean(play, homeOf(play, id), unitOf(play, id).owner),
  );
  for (const id of back) resurrect(play, id, homeOf(play, id));
  orderCities(play, back);
}

/** DP-5.2-c: the stacks they came back to may be put in order. */
function orderCities(play: Play, back: readonly UnitId[]): void {
  const [first] = back;
  if (first === undefined) return;
  const cities = new Set(back.map((id) => unitOf(play, id).hex));
  regroupAfterReturn(play, unitOf(play, first).owner, [...cities], 'DP-5.2-c');
}

/** DP-16.5.2-j: back front side up; a magician commands its spirit again as soon as it is on the board. */
function resurrect(play: Play, id: UnitId, city: Hex): void {
  play.state.killed = play.state.killed.filter((other) => other !== id);
  changing(play, id).down = false;
  putUnit(play, id, city);
  play.events.push({ type: 'resurrected', clause: 'DP-16.5.2-a', unit: id, hex: hexName(play, city) });
  enterFlood(play, id, true);
}

const frameOf = (board: Board) => topFrame(board, 'reappear');

export const reappear: Rule<'reappear'> = {
  type: 'reappear',
  timing: 'DP-16.5.2-e',
  list(board, _player, sink) {
    for (const hex of homesOfKing(board, frameOf(board).unit)) sink.add({ type: 'reappear', hex });
  },
  refusal: (board, _player, { hex }) =>
    homesOfKing(board, frameOf(board).unit).includes(hex) ? null : 'DP-16.5.2-e',
  carryOut(play, _player, { hex }) {
    const { unit } = frameOf(play);
    play.state.frames.pop();
    resurrect(play, unit, hex);
    orderCities(play, [unit]);
  },
};

// Reserves arrive: lost infantry and cavalry come back for nothing (DP-PAC.RandomEvents.34-a, 44-a).

import { type Board, enemiesAt, nextToEnemy, type Play, putUnit } from '../core/board.ts';
import { hexName, zoneNamed } from '../core/hexes.ts';
import type { Rule } from '../core/rule.ts';
import { type Clause, type Hex, type Player, type UnitId, WAITING } from '../core/vocabulary.ts';
import { eventOn } from '../core/world/random-events.ts';
import { isRecoverable, recoverable, restore } from '../replacements/dead-pile.ts';
import { chanceOf, type Right, remark } from './chance.ts';
import { type Happening, playerOf } from './happening.ts';

const CLAUSE: Clause = 'DP-PAC.RandomEvents.34-a';

export const returns: Happening = {
  happens(play, event) {
    const { clause, rolls, seat = '', count = 0 } = event;
    const player = playerOf(play, event);
    const others = chanceOf(play).rights.filter((right) => right.player !== player);
    remark(play, { rights: [...others, { player, roll: rolls[0] ?? 0, left: count }] });
    play.events.push({ type: 'reserves-called', clause, seat, count });
  },
};

const rightOf = (board: Board, player: Player): Right | undefined =>
  chanceOf(board).rights.find((right) => right.player === player);

const entryOf = (board: Board, { roll }: Right): readonly Hex[] => zoneNamed(board, eventOn(roll).zone ?? '');

function refusal(board: Board, player: Player, id: UnitId): Clause | null {
  const right = rightOf(board, player);
  if (!right) return CLAUSE;
  return isRecoverable(board, player, id) ? null : eventOn(right.roll).clause;
}

/** In the owner's movement phase; the unit then comes onto the map as reinforcements do. */
export const bringBack: Rule<'bring-back'> = {
  type: 'bring-back',
  timing: CLAUSE,
  list(board, player, sink) {
    if (rightOf(board, player) === undefined) return;
    for (const id of recoverable(board, player))
      if (refusal(board, player, id) === null) sink.add({ type: 'bring-back', unit: id });
  },
  refusal: (board, player, { unit }) => refusal(board, player, unit),
  carryOut(play, player, { unit: id }) {
    const { state, events } = play;
    const right = rightOf(play, player);
    if (!right) return;
    spend(play, right);
    restore(play, id);
    putUnit(play, id, WAITING);
    const hexes = entryOf(play, right);
    state.arrivals.push({ unit: id, hexes, capital: false });
    const [from = -1, to = from] = [hexes[0], hexes.at(-1)];
    const edge = { from: hexName(play, from), to: hexName(play, to) };
    events.push({ type: 'brought-back', clause: eventOn(right.roll).clause, unit: id, ...edge });
  },
};

function spend(play: Play, right: Right): void {
  const others = chanceOf(play).rights.filter((one) => one !== right);
  remark(play, { rights: right.left > 1 ? [...others, { ...right, left: right.left - 1 }] : others });
}

/** R-DPP-51: what has not been used by the end of the movement phase lapses, unless no hex of the edge was open. */
export function rightsLapse(play: Play): void {
  const { state } = play;
  const { rights } = chanceOf(play);
  const right = rightOf(play, state.active);
  if (!right) return;
  const isOpen = (hex: Hex): boolean =>
    !enemiesAt(play, hex, right.player) && !nextToEnemy(play, hex, right.player);
  if (entryOf(play, right).some(isOpen)) remark(play, { rights: rights.filter((one) => one !== right) });
}

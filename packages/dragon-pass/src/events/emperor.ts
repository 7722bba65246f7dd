// The Red Emperor is called away for some game-turns (DP-PAC.RandomEvents.36-a, b, c).

import { type Board, boxUnit, changing, type Play, putUnit, unitOf } from '../core/board.ts';
import { zoneNamed } from '../core/hexes.ts';
import { throwDie } from '../core/rolls.ts';
import { WAITING } from '../core/vocabulary.ts';
import { eventOn } from '../core/world/random-events.ts';
import { servantOf } from '../stacks/kinds.ts';
import { unitWith } from '../stacks/roster.ts';
import { chanceOf, remark } from './chance.ts';
import type { Happening } from './happening.ts';

const EMPEROR_AWAY = 36;

const emperorOf = unitWith('is-called-away');

/** R-DPP-53: he has to be on the map. */
const isPresent = (board: Board): boolean => {
  const id = emperorOf(board);
  return id >= 0 && unitOf(board, id).hex >= 0;
};

export const emperor: Happening = {
  without: (board) => (isPresent(board) ? null : 'DP-PAC.RandomEvents.36-a'),
  happens(play) {
    const { state, events } = play;
    const unit = emperorOf(play);
    const die = throwDie(play, () => [
      {
        roll: 'absence',
        clause: 'DP-PAC.RandomEvents.36-a',
        unit,
        dice: 1,
        needs: 1,
        modifier: 0,
        modifiers: [],
        chance: [1, 1],
        results: [1, 2, 3, 4, 5, 6].map((value) => ({ result: 'turns', value, chance: [1, 6] })),
      },
    ]);
    const back = state.turn + die;
    const spirit = servantOf(play, unit);
    if (spirit >= 0 && unitOf(play, spirit).hex >= 0) boxUnit(play, spirit);
    putUnit(play, unit, WAITING);
    remark(play, { away: { unit, back } });
    events.push({ type: 'emperor-left', clause: 'DP-PAC.RandomEvents.36-a', unit, die, turn: back });
  },
};

/** DP-PAC.RandomEvents.36-b, R-DPP-126: he comes onto the map again by the edge of the Empire. */
export function emperorReturns(play: Play): void {
  const { state } = play;
  const { away } = chanceOf(play);
  if (away === null || state.turn < away.back) return;
  const { zone = '' } = eventOn(EMPEROR_AWAY);
  changing(play, away.unit).down = false;
  remark(play, { away: null });
  state.arrivals.push({ unit: away.unit, hexes: zoneNamed(play, zone), capital: false });
  play.events.push({
    type: 'emperor-expected',
    clause: 'DP-PAC.RandomEvents.36-b',
    unit: away.unit,
    seat: state.seats[unitOf(play, away.unit).owner],
  });
}

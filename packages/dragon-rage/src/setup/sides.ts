import type { Rule } from '../core/rule.ts';
import { opponent, SIDES } from '../core/vocabulary.ts';

/** DR-3.1.1-g, DR-3.3.1-b: a player takes a side, the opponent gets the other. */
export const chooseSide: Rule<'choose-side'> = {
  type: 'choose-side',
  timing: 'DR-3.3.1-b',
  list(_board, _side, sink) {
    for (const side of SIDES) sink.add({ type: 'choose-side', side });
  },
  refusal: () => null,
  carryOut(play, side, action) {
    const { state } = play;
    const frame = state.frames.pop();
    if (frame?.kind !== 'choose-side') return;
    const other = state.seats[opponent(side)];
    if (frame.dice.length > 0)
      play.events.push({ type: 'sides-rolled', clause: 'DR-3.1.1-g', dice: frame.dice });
    state.seats[action.side] = frame.seat;
    state.seats[opponent(action.side)] = other;
    play.events.push({
      type: 'side-chosen',
      clause: frame.dice.length > 0 ? 'DR-3.1.1-g' : 'DR-3.3.1-b',
      seat: frame.seat,
      side: action.side,
    });
  },
};

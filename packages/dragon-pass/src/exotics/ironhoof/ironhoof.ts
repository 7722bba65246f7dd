import type { Play } from '../../core/board.ts';
import type { Rule } from '../../core/rule.ts';

/** Ironhoof holds all cavalry for this game-turn (DP-16.12-b); asked before its first player-turn. */
export const freeze: Rule<'freeze'> = {
  type: 'freeze',
  timing: 'DP-16.12-b',
  list(_board, _player, sink) {
    sink.add({ type: 'freeze' });
  },
  refusal: () => null,
  carryOut(play) {
    const { state, events } = play;
    state.frozen = true;
    state.used.push('freeze');
    events.push({ type: 'cavalry-frozen', clause: 'DP-16.12-c' });
    spareCavalry(play);
  },
};

/** The game-turn goes on with its first player-turn. */
export function spareCavalry(play: Play): void {
  play.state.frames.pop();
  play.hooks.beginPlayerTurn(play);
}

import type { Action } from '../core/actions.ts';
import type { Board } from '../core/board.ts';
import type { Rule } from '../core/rule.ts';
import { MOON_PHASES, type MoonPhase, type Player } from '../core/vocabulary.ts';
import { beginDeployment } from './deployment.ts';
import { tellFirstPlayer } from './turn-order-dice.ts';

const PHASES: readonly MoonPhase[] = [0, 1, 2, 3, 4, 5, 6];

/** The first phase of the Red Moon, chosen before setup by the player the scenario names. */
export const moon: Rule<'moon'> = {
  type: 'moon',
  timing: 'DP-11.1-a',
  list(_board, _player, sink) {
    for (const phase of MOON_PHASES) sink.add({ type: 'moon', phase });
  },
  refusal: () => null,
  carryOut(play, _player, { phase }) {
    const { state, events } = play;
    state.moon = PHASES[MOON_PHASES.indexOf(phase)];
    state.frames.pop();
    tellFirstPlayer(play);
    beginDeployment(play);
    events.push({ type: 'moon-chosen', clause: 'DP-11.1-a', phase });
  },
};

/** The Lunar player wants the Red Moon waxing, their opponents waning. */
export const proposeMoon = ({ state }: Board, player: Player): readonly Action[] => [
  { type: 'moon', phase: state.seats[player] === 'lunar' ? 'empty-half' : 'full-half' },
];

import { EVEN, type Judgement, type Mood } from '@hexwyrm/bots';
import type { Seat } from '@hexwyrm/kernel';
import type { Action, State } from '../../index.ts';
import { destination, shortlist } from '../shortlist.ts';
import { defenderPlaces } from './defenders.ts';
import { invaderPlaces } from './invaders.ts';
import { leadOf } from './lead.ts';
import { sceneOf } from './scene.ts';

const WON = 10_000;

/** How good a state is for the seat, as an experienced player sees it in that mood. Only differences matter. */
function evaluate(state: State, seat: Seat, mood: Mood): number {
  if (state.outcome) {
    if (state.outcome.winner === null) return 0;
    return state.outcome.winner === seat ? WON : -WON;
  }
  const scene = sceneOf(state, mood);
  if (state.seats.invader === seat) return leadOf(scene, true) + invaderPlaces(scene);
  return defenderPlaces(scene) - leadOf(scene, false);
}

export const judgementIn = (mood: Mood): Judgement<State, Action> => ({
  value: (state, seat) => evaluate(state, seat, mood),
  shortlist,
  isPassive: ({ type }) => type === 'end' || type === 'decline',
  /** The unit is on its way. */
  continues: ({ units }, action) =>
    'unit' in action &&
    action.unit !== undefined &&
    destination(action) !== null &&
    (units[action.unit]?.did?.spent ?? 0) > 0,
  /** An attack that is being put together is judged by its roll. */
  completion(state, seat) {
    const frame = state.frames.at(-1);
    return frame?.kind === 'attack' && state.seats[frame.side] === seat ? { type: 'roll' } : null;
  },
});

export const judgement = judgementIn(EVEN);

import type { Action } from '@hexwyrm/dragon-pass';
import type { Play } from '../../../../tutorial/lesson.ts';
import {
  DUCKS,
  FOOT,
  HERO,
  LEARNER,
  LOWER_MILITIA,
  PHALANX,
  RIDERS,
  SARTAR,
  SLINGERS,
  SPIRIT,
  UPPER_MILITIA,
} from './opening.ts';

const mine = (action: Action, ...dice: number[]): Play<Action> => ({ seat: LEARNER, action, dice });
const theirs = (action: Action, ...dice: number[]): Play<Action> => ({ seat: SARTAR, action, dice });

/** The whole lesson, action by action. */
export const PLAYS: readonly Play<Action>[] = [
  mine({ type: 'step', unit: HERO, to: '3311' }),
  mine({ type: 'step', unit: FOOT, to: '3311' }),
  mine({ type: 'step', unit: PHALANX, to: '3311' }),
  mine({ type: 'step', unit: SLINGERS, to: '3211' }),
  mine({ type: 'end' }),

  mine({ type: 'commit', unit: SPIRIT, hex: '3312' }),
  mine({ type: 'attack', hex: '3312', unit: PHALANX }),
  mine({ type: 'fight' }, 4),
  mine({ type: 'take', unit: UPPER_MILITIA }),
  theirs({ type: 'aim', unit: DUCKS, hex: '3311' }, 3),
  mine({ type: 'aim', unit: SLINGERS, hex: '3312' }, 6),
  theirs({ type: 'disrupt', unit: DUCKS }),

  mine({ type: 'reserve', unit: SLINGERS }),
  mine({ type: 'done' }),
  theirs({ type: 'retreat', unit: RIDERS, to: '3412' }),
  theirs({ type: 'done' }),
  theirs({ type: 'done' }, 4),
  mine({ type: 'take', unit: LOWER_MILITIA }),
  mine({ type: 'take', unit: DUCKS }),

  mine({ type: 'advance', unit: PHALANX, to: '3312' }),
  mine({ type: 'advance', unit: FOOT, to: '3312' }),
  mine({ type: 'done' }),
  mine({ type: 'restack', hex: '3312' }),
  mine({ type: 'next', unit: PHALANX }),
  mine({ type: 'end' }),
];

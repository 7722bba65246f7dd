import type { Action } from '@hexwyrm/dragon-rage';
import type { Play } from '../../../../tutorial/lesson.ts';
import { ARCHERS, CAVALRY, CITY, DRAGON, HERO, LEARNER, WIZARD } from './opening.ts';

type Area = Extract<Action, { type: 'assign' }>['area'];

const mine = (action: Action, ...dice: number[]): Play<Action> => ({ seat: LEARNER, action, dice });
const theirs = (action: Action, ...dice: number[]): Play<Action> => ({ seat: CITY, action, dice });
const suffer = (area: Area): Play<Action> => ({ ...mine({ type: 'assign', area }), free: ['area'] });
const ride = (to: string): Play<Action> => theirs({ type: 'walk', unit: CAVALRY, to });

const EVERYTHING = { head: 1, wings: 2, legs: 4 };

/** The whole lesson, action by action, all fixed; the learner may spread the lightning's damage freely. */
export const PLAYS: readonly Play<Action>[] = [
  mine({ type: 'walk', unit: DRAGON, to: '0606' }),
  mine({ type: 'turn', unit: DRAGON, facing: 'SE' }),
  mine({ type: 'smash', unit: DRAGON, to: '0707', mp: 1 }),
  mine({ type: 'walk', unit: DRAGON, to: '0707' }),
  mine({ type: 'end' }),
  mine({ type: 'strike', unit: DRAGON, hex: '0708', groups: EVERYTHING }, 5),

  theirs({ type: 'cast', unit: WIZARD, spell: 'lightning', target: DRAGON }),
  suffer('head'),
  suffer('wings'),
  suffer('legs'),

  ...['1310', '1209', '1109', '1008', '0908', '0807'].map(ride),
  theirs({ type: 'end' }),
  theirs({ type: 'shoot', unit: ARCHERS, monster: DRAGON, area: 'head' }, 2),
  theirs({ type: 'melee', unit: HERO, monster: DRAGON, area: 'wings' }, 4),
  theirs({ type: 'melee', unit: CAVALRY, monster: DRAGON, area: 'legs' }, 3),

  mine({ type: 'bound', unit: DRAGON, to: '1008' }),
  mine({ type: 'breathe', unit: DRAGON, facing: 'S' }, 3),

  theirs({ type: 'end' }),
  ...['0908', '1007'].map(ride),
  theirs({ type: 'end' }),
  theirs({ type: 'melee', unit: CAVALRY, monster: DRAGON, area: 'wings' }, 5),

  mine({ type: 'walk', unit: DRAGON, to: '1108' }),
  mine({ type: 'overrun', unit: DRAGON, to: '1107' }, 4),
  mine({ type: 'raze', unit: DRAGON }),
];

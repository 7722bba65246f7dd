import type { Json } from '@hexwyrm/kernel';

export const LEARNER = 'lunar';
export const SARTAR = 'sartar';

/** The units by their place in the position below. */
export const PHALANX = 0;
export const FOOT = 1;
export const HERO = 2;
export const SCHOOL = 3;
export const SPIRIT = 4;
export const SLINGERS = 5;
export const LANCERS = 6;
export const UPPER_MILITIA = 7;
export const LOWER_MILITIA = 8;
export const RIDERS = 9;
export const DUCKS = 10;

/** A Lunar garrison leaves Alda-Chur to attack a ford held by Sartar: no hidden units, and a rally phase. */
export const OPENING: Json = {
  format: 'hexwyrm-position',
  version: 1,
  game: 'dragon-pass',
  scenario: 'pass-2',
  options: { screening: false },
  active: LEARNER,
  phase: 'movement',
  units: [
    { type: 'heartland-phalanxes', owner: LEARNER, hex: '3310' },
    { type: 'furthest-foot', owner: LEARNER, hex: '3310' },
    { type: 'beat-pot-aelwrin', owner: LEARNER, hex: '3310' },
    { type: 'blue-moon-school', owner: LEARNER, hex: '3210' },
    { type: 'blue-moon-school-spirit', owner: LEARNER, hex: 'box' },
    { type: 'thunder-delta-slingers', owner: LEARNER, hex: '3112' },
    { type: 'heavy-cavalry', owner: LEARNER, hex: '3209', down: true },
    { type: 'foot-militia', owner: SARTAR, hex: '3312' },
    { type: 'foot-militia', number: 2, owner: SARTAR, hex: '3312' },
    { type: 'mounted-militia', owner: SARTAR, hex: '3312' },
    { type: 'ducks', owner: SARTAR, hex: '3312' },
    { type: 'free-army-regulars', owner: SARTAR, hex: '3314' },
  ],
  stacks: [
    { hex: '3310', units: [PHALANX, FOOT, HERO] },
    { hex: '3312', units: [UPPER_MILITIA, LOWER_MILITIA, RIDERS, DUCKS] },
  ],
};

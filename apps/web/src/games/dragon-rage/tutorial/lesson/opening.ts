import type { Json } from '@hexwyrm/kernel';

/** By this name of its scenario a game is known to be the lesson. */
export const LESSON = 'tutorial';

export const LEARNER = 'invader';
export const CITY = 'defender';

/** The units by their place in the position below. */
export const DRAGON = 0;
export const HERO = 2;
export const WIZARD = 4;
export const CAVALRY = 5;
export const ARCHERS = 6;

/** One dragon at the North-West Gate, a few defenders, two places in reach: the introductory rules. */
export const OPENING: Json = {
  format: 'hexwyrm-position',
  version: 1,
  game: 'dragon-rage',
  scenario: LESSON,
  map: 'esirien',
  options: { profile: 'basic' },
  goal: 7,
  turn: 1,
  phase: 'invader-movement',
  units: [
    { type: 'DRAGON', side: LEARNER, hex: '0605', facing: 'S' },
    { type: 'INF', side: CITY, hex: '0708' },
    { type: 'HERO', side: CITY, hex: '0708' },
    { type: 'MIL', side: CITY, hex: '1009' },
    { type: 'WZD', side: CITY, hex: '0907' },
    { type: 'CAV', side: CITY, hex: '1410' },
    { type: 'ARH', side: CITY, hex: '0805' },
    { type: 'INF', side: CITY, hex: '1107' },
  ],
};

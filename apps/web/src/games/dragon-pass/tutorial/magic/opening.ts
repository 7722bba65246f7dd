import type { Json } from '@hexwyrm/kernel';

export const LEARNER = 'sartar';
export const EMPIRE = 'lunar';

/** The power that is taught, and its unit. */
export const SWARM = 'wasps';

/** The units by their place in the position below. */
export const STORMWALKERS = 0;
export const SPIRIT = 3;
const MILITIA = 5;
export const FOOT = 9;
export const PHALANX = 10;

/** Two Lunar stacks on the Donalf Flats, before Sartar’s exotics phase: no river is near enough to flood. */
export const OPENING: Json = {
  format: 'hexwyrm-position',
  version: 1,
  game: 'dragon-pass',
  scenario: 'pass-5',
  options: { screening: false },
  active: LEARNER,
  phase: 'exotics',
  turn: 2,
  moon: 'empty-half',
  units: [
    { type: 'stormwalkers', owner: LEARNER, hex: '2713' },
    { type: 'stormwalkers-spirit', owner: LEARNER, hex: 'box' },
    { type: 'eaglebrown-warlocks', owner: LEARNER, hex: '2713' },
    { type: 'eaglebrown-warlocks-spirit', owner: LEARNER, hex: 'box' },
    { type: SWARM, owner: LEARNER, hex: '2711' },
    { type: 'foot-militia', owner: LEARNER, hex: '2711' },
    { type: 'foot-militia', number: 2, owner: LEARNER, hex: '2711' },
    { type: 'heavy-cavalry', owner: EMPIRE, hex: '2510' },
    { type: 'line-cavalry', owner: EMPIRE, hex: '2510' },
    { type: 'furthest-foot', owner: EMPIRE, hex: '2710' },
    { type: 'heartland-phalanxes', owner: EMPIRE, hex: '2710' },
  ],
  stacks: [
    { hex: '2713', units: [STORMWALKERS, 2] },
    { hex: '2711', units: [MILITIA, 6, 4] },
    { hex: '2510', units: [7, 8] },
    { hex: '2710', units: [FOOT, PHALANX] },
  ],
};

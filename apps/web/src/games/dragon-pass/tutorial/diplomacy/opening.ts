import type { Json } from '@hexwyrm/kernel';

export const LEARNER = 'lunar';
export const SARTAR = 'sartar';

/** The units by their place in the position below. */
export const HERO = 0;
export const ETHILRIST = 2;
export const HORSE = 3;
export const DRAGON = 4;

/** The full game begins: a hero has come to the Red Dragon, all powers are neutral, and Sartar has still to seal its points. */
export const OPENING: Json = {
  format: 'hexwyrm-position',
  version: 1,
  game: 'dragon-pass',
  scenario: 'pass-7',
  options: { screening: false, events: false },
  active: LEARNER,
  phase: 'giants',
  moon: 'full',
  units: [
    { type: 'beat-pot-aelwrin', owner: LEARNER, hex: '1614' },
    { type: 'line-cavalry', owner: LEARNER, hex: '0615' },
    { type: 'sir-ethilrist', owner: null, hex: 'waiting' },
    { type: 'black-horse-troops', owner: null, hex: 'waiting' },
    { type: 'dragons', number: 1, owner: null, hex: 'waiting' },
    { type: 'foot-militia', owner: SARTAR, hex: '3524' },
  ],
  diplomacy: {
    incomes: [
      { turn: 1, player: LEARNER, parts: [], points: 50 },
      { turn: 1, player: SARTAR, parts: [], points: 50 },
    ],
    ledger: [{ turn: 1, player: SARTAR, people: 'exiles', points: 50, why: 'allotted' }],
  },
  frames: [
    { kind: 'segment', step: 1 },
    { kind: 'diplomacy', players: [LEARNER, SARTAR] },
  ],
};

import type { UnitId } from '../../art/counters/unit-art.ts';

/** Whose counter gives each people its crest, and which of its kind. */
const LEADERS = {
  dragonewts: { unit: 'inhuman-king', number: 0 },
  ethilrist: { unit: 'sir-ethilrist', number: 0 },
  cragspider: { unit: 'cragspider', number: 0 },
  exiles: { unit: 'twins', number: 0 },
  ironhoof: { unit: 'ironhoof', number: 0 },
  grazelanders: { unit: 'feathered-horse-queen', number: 0 },
  androgeus: { unit: 'androgeus', number: 0 },
  'red-dragon': { unit: 'dragons', number: 0 },
  'green-dragon': { unit: 'dragons', number: 1 },
  'brown-dragon': { unit: 'dragons', number: 2 },
  dwarf: { unit: 'dwarf', number: 0 },
  delecti: { unit: 'delecti', number: 0 },
  hydra: { unit: 'hydra', number: 0 },
  puppeteers: { unit: 'puppeteer-troupe', number: 0 },
  'spirit-of-movement': { unit: 'spirit-of-movement', number: 0 },
  'sun-dome-templars': { unit: 'sun-dome-templars', number: 0 },
  'tusk-riders': { unit: 'tusk-riders', number: 0 },
  dinosaurs: { unit: 'triceratops', number: 0 },
  'hungry-jack': { unit: 'hungry-jack', number: 0 },
  giants: { unit: 'giants', number: 0 },
} as const satisfies Readonly<Record<string, { readonly unit: UnitId; readonly number: number }>>;

/** A people, as the data of the game names it. */
export type PeopleId = string;

type Known = keyof typeof LEADERS;

const isKnown = (people: PeopleId): people is Known => people in LEADERS;

function known(people: PeopleId): Known {
  if (!isKnown(people)) throw new RangeError(`there is no people ${people}`);
  return people;
}

export const leaderOf = (people: PeopleId): { readonly unit: UnitId; readonly number: number } =>
  LEADERS[known(people)];

/** The names of the messages that tell where a people lives and what it can do. */
export const landOf = (people: PeopleId) => `pages.land-${known(people)}` as const;
export const abilitiesOf = (people: PeopleId) => `pages.powers-${known(people)}` as const;

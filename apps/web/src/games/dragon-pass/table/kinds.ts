import type { Action } from '@hexwyrm/dragon-pass';
import { POWER_TRAITS, powersThat } from '@hexwyrm/dragon-pass/data';
import type { KindTraits } from '../../../table/kit.ts';

export type Kind = Action['type'];

/** The modes in the order of their buttons. Choices between units of one stack have their own panel. */
export const KINDS: Partial<Record<Kind, KindTraits>> & Readonly<Record<string, KindTraits>> = {
  step: { icon: 'walk', family: 'walk' },
  ride: { icon: 'walk', family: 'bound' },
  // A hastened unit goes with the herd, unless told to leave it.
  drive: { icon: 'walk', family: 'walk', first: true, led: true },
  deploy: { icon: 'place', family: 'zone' },
  arrive: { icon: 'reinforce', family: 'zone' },
  carry: { icon: 'walk', button: true },
  'set-down': { icon: 'land', button: true },
  hasten: { icon: 'walk', button: true },
  hold: { icon: 'place', button: true },
  moon: { elsewhere: true },
  first: { icon: 'place', elsewhere: true },
  attack: { icon: 'melee', family: 'target', rolls: 'decisive', open: true },
  join: { icon: 'melee', family: 'zone' },
  widen: { icon: 'melee', family: 'target' },
  fight: { icon: 'melee' },
  commit: { icon: 'spells', family: 'target' },
  support: { icon: 'spells', family: 'zone' },
  aim: { icon: 'archery', family: 'target', rolls: 'decisive', precious: true },
  volley: { icon: 'archery', family: 'target' },
  retreat: { icon: 'walk', family: 'walk' },
  advance: { icon: 'walk', family: 'walk' },
  'lead-away': { icon: 'walk', family: 'walk', confirmed: true },
  rejoin: { icon: 'walk', family: 'walk', confirmed: true },
  reappear: { icon: 'place', family: 'zone', confirmed: true },
  ...POWER_TRAITS,
  // Any number up to the points still to come: it has a field of its own.
  offer: { elsewhere: true },
  restack: { elsewhere: true },
  next: { elsewhere: true },
  take: { elsewhere: true, precious: true },
  lose: { elsewhere: true },
  disrupt: { elsewhere: true },
  devour: { elsewhere: true },
  protect: { elsewhere: true },
  withhold: { elsewhere: true },
  reserve: { elsewhere: true },
  blame: { elsewhere: true },
};

/** Powers that are aimed at a hex: chosen first, then aimed. */
export const AIMED: ReadonlySet<Kind> = new Set(powersThat('aimed'));

/** Moves along a path, and all else that brings the unit to its hex. */
export const isMove = (kind: string): boolean => {
  const family = KINDS[kind]?.family;
  return family === 'walk' || family === 'bound' || PLACES.has(kind);
};

const PLACES: ReadonlySet<string> = new Set(['deploy', 'arrive', ...powersThat('places')]);

/** Powers that do something to hexes and the units in them. */
export const EFFECTIVE: ReadonlySet<string> = new Set<string>(powersThat('effect'));

/** Choices between units: they are shown as counters in the panel. */
export const CHOICES: ReadonlySet<Kind> = new Set<Kind>([
  'first',
  'next',
  'take',
  'lose',
  'disrupt',
  'devour',
  'protect',
  'withhold',
  'reserve',
  'blame',
  ...powersThat('picks'),
]);

/** Powers that are aimed at nothing: what they do is told before they are used. */
export const isUse = ({ type }: Action): boolean => EFFECTIVE.has(type) && KINDS[type]?.elsewhere === true;

export const kindOf = ({ type }: Action): Kind => type;

import type { Action } from '@hexwyrm/dragon-pass';
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
  muster: { icon: 'reinforce', family: 'zone' },
  sow: { icon: 'place', family: 'zone', quiet: true },
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
  'lead-away': { icon: 'walk', family: 'walk' },
  rejoin: { icon: 'walk', family: 'walk' },
  reappear: { icon: 'place', family: 'zone' },
  storm: { icon: 'lightning', family: 'zone', rolls: 'decisive', quiet: true },
  meteor: { icon: 'lightning', family: 'zone', rolls: 'decisive', quiet: true },
  scout: { icon: 'look', family: 'target', rolls: 'decisive', quiet: true },
  fracture: { icon: 'earth', family: 'zone' },
  wasps: { icon: 'spells' },
  freeze: { icon: 'spells' },
  quake: { icon: 'earth' },
  disclose: { icon: 'open', button: true },
  conceal: { icon: 'pointer' },
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
  feed: { elsewhere: true },
  strike: { elsewhere: true, rolls: 'decisive' },
  forfeit: { elsewhere: true },
  transform: { elsewhere: true },
};

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
  'feed',
  'strike',
  'forfeit',
  'transform',
]);

export const kindOf = ({ type }: Action): Kind => type;

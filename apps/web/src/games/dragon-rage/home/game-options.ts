import type { Options } from '@hexwyrm/dragon-rage';
import type { Json } from '@hexwyrm/kernel';

/** Options that are a yes or no here: their name, the usual value and the other one. */
export const SWITCHES = [
  { name: 'grading', clause: 'DR-2.3-w', usual: false, other: true },
  { name: 'elowyn', clause: 'DR-2.10.7-a', usual: false, other: true },
  { name: 'archersMelee', clause: 'DR-2.7.6.1-g', usual: true, other: false, ticked: true },
  { name: 'splitAreas', clause: 'DR-2.12.1.6.3-c', usual: true, other: false, ticked: true },
  { name: 'troopMayJoinCharacter', clause: 'DR-2.4.3-c', usual: false, other: true },
  { name: 'engineDamage', clause: 'DR-2.10.8-d', usual: 1, other: 2 },
  { name: 'halfRule', clause: 'DR-2.12.1.1.4-a', usual: 'groups', other: 'points' },
  { name: 'rocBelly', clause: 'DR-2.12.3.3-d', usual: 'underneath', other: 'anywhere' },
  { name: 'trollWargPrices', clause: 'DR-3.3.4-k', usual: 'printed', other: 'swapped' },
] as const satisfies readonly {
  readonly name: keyof Options;
  /** The rule it changes. */
  readonly clause: string;
  readonly usual: Json;
  readonly other: Json;
  /** Whether the usual value is the one with the tick. */
  readonly ticked?: boolean;
}[];

/** The rule on handicaps. */
export const HANDICAP_CLAUSE = 'DR-3.3.4-b';
/** What a handicap of ten or more says of a player. */
export const LOPSIDED_CLAUSE = 'DR-3.3.4-c';

/** How much better each player is, as wins beyond losses. */
export interface Handicap {
  readonly invader: number;
  readonly defender: number;
}

export const EVEN: Handicap = { invader: 0, defender: 0 };

export type SwitchName = (typeof SWITCHES)[number]['name'];

/** Changed options; the others keep the game's defaults. */
export type Changes = Readonly<Partial<Record<SwitchName, boolean>>>;

/** How many differ from the usual game. */
export const changedIn = (changes: Changes): number => Object.values(changes).filter(Boolean).length;

/** The options as the game takes them: only what differs from its own values. */
export function optionsFrom(changes: Changes, more: Readonly<Record<string, Json>>): Json {
  const changed = SWITCHES.filter(({ name }) => changes[name]).map(({ name, other }) => [name, other]);
  return { ...Object.fromEntries(changed), ...more };
}

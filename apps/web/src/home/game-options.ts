import type { Options } from '@hexwyrm/dragon-rage';
import type { Json } from '@hexwyrm/kernel';

/** Options that are a yes or no here: their name, the usual value and the other one. */
export const SWITCHES = [
  { name: 'grading', usual: false, other: true },
  { name: 'elowyn', usual: false, other: true },
  { name: 'archersMelee', usual: true, other: false, ticked: true },
  { name: 'splitAreas', usual: true, other: false, ticked: true },
  { name: 'troopMayJoinCharacter', usual: false, other: true },
  { name: 'engineDamage', usual: 1, other: 2 },
  { name: 'halfRule', usual: 'groups', other: 'points' },
  { name: 'rocBelly', usual: 'underneath', other: 'anywhere' },
  { name: 'trollWargPrices', usual: 'printed', other: 'swapped' },
] as const satisfies readonly {
  readonly name: keyof Options;
  readonly usual: Json;
  readonly other: Json;
  /** Whether the usual value is the one with the tick. */
  readonly ticked?: boolean;
}[];

export type SwitchName = (typeof SWITCHES)[number]['name'];

/** What was changed; whatever is not named is left as the game has it. */
export type Changes = Readonly<Partial<Record<SwitchName, boolean>>>;

/** The options as the game takes them: only what differs from its own values. */
export function optionsFrom(changes: Changes, more: Readonly<Record<string, Json>>): Json {
  const changed = SWITCHES.filter(({ name }) => changes[name]).map(({ name, other }) => [name, other]);
  return { ...Object.fromEntries(changed), ...more };
}

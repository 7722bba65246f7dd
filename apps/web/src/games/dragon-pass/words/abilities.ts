import type { UnitType } from '@hexwyrm/dragon-pass';
import type { MessageId } from '../../../i18n/index.ts';

/** Where the rules of each ability begin: those of single units, of their traits, and of their kinds. */
const CLAUSES = {
  'is-called-away': 'DP-PAC.RandomEvents.36-a',
  'comes-to-the-temple': 'DP-PAC.RandomEvents.42-a',
  glows: 'DP-13.1-a',
  'devours-lunars': 'DP-13.1-f',
  'appears-on-full-days': 'DP-13.3-a',
  'calls-meteors': 'DP-13.2-a',
  'casts-shadow': 'DP-12.1-a',
  'sows-teeth': 'DP-12.2-b',
  'masters-giants': 'DP-12.1-c',
  'dragon-tooth': 'DP-12.2-a',
  'raises-storm': 'DP-12.3-a',
  swarms: 'DP-12.4-a',
  'leads-dragonewts': 'DP-16.5.2-d',
  'raises-fire': 'DP-16.2-b',
  'falls-with-firewitch': 'DP-16.2.2-a',
  'is-made-of-stone': 'DP-PAC.DwarfLuck-a',
  'fires-cannon': 'DP-PAC.DwarfLuck-a',
  'doubles-factors': 'DP-16.7.2-a',
  'rides-hound': 'DP-16.14.3-a',
  'runs-doom': 'DP-16.14.3-b',
  'spreads-darkness': 'DP-16.14.2-b',
  'follow-darkness': 'DP-16.14.2-g',
  'calls-hound': 'DP-16.14.4-a',
  'shakes-earth': 'DP-16.8-a',
  'holds-cavalry': 'DP-16.12-c',
  'makes-illusions': 'DP-16.13.3.1-a',
  'must-be-fed': 'DP-16.11-c',
  'stands-firm': 'DP-16.16-b',
  'carried-by-dragons': 'DP-16.10.1-a',
  'draws-units': 'DP-16.10.2-a',
  'doubles-movement': 'DP-16.15-c',
  'rides-rough': 'DP-16.17-f',
  'raises-zombies': 'DP-16.3.2.2-a',
  'marches-in-file': 'DP-16.3.2.1-a',
  duck: 'DP-7.9.7-a',
  dragon: 'DP-16.6.3-a',
  herd: 'DP-7.9.7-b',
  giant: 'DP-17.1-b',
  'sees-in-darkness': 'DP-16.14.2-e',
  cavalry: 'DP-16.12-e',
  superhero: 'DP-8.4-a',
  assassin: 'DP-17.2-a',
  dinosaur: 'DP-16.4-b',
  illusion: 'DP-16.13.3.5-a',
} as const;

type AbilityName = keyof typeof CLAUSES;

const isNamed = (name: string): name is AbilityName => name in CLAUSES;

/** Something a unit can do that is no figure and no sign of its counter, and where the rules say so. */
export interface Ability {
  readonly id: MessageId;
  readonly clause: string;
}

/** What a unit can do beyond its factors. */
export function abilitiesOf({ abilities, traits, kind, cavalry }: UnitType): readonly Ability[] {
  const names = new Set([...abilities, ...traits, kind, ...(cavalry ? ['cavalry'] : [])]);
  // The Black Horse are cavalry by kind, other mounted units by their mark.
  if (!cavalry) names.delete('cavalry');
  return [...names].filter(isNamed).map((name) => ({ id: `pages.ability.${name}`, clause: CLAUSES[name] }));
}

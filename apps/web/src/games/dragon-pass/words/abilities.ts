import type { UnitType } from '@hexwyrm/dragon-pass';
import { POWER_ABILITIES } from '@hexwyrm/dragon-pass/data';
import type { MessageId } from '../../../i18n/index.ts';

type AbilityName = keyof typeof POWER_ABILITIES;

const isNamed = (name: string): name is AbilityName => name in POWER_ABILITIES;

/** Something a unit can do that is no figure and no sign of its counter, and where the rules say so. */
export interface Ability {
  readonly id: MessageId;
  readonly clause: string;
}

/** What a unit can do beyond its factors. */
export function abilitiesOf({ abilities, traits, kind, cavalry, nation }: UnitType): readonly Ability[] {
  const names = new Set([
    ...abilities,
    ...traits,
    kind,
    ...(cavalry ? ['cavalry'] : []),
    ...(kind === 'superhero' ? ['hero'] : []),
    ...(nation === 'dragonewts' ? ['dragonewt-roads', 'dragonewt-return'] : []),
  ]);
  // The Black Horse are cavalry by kind, other mounted units by their mark.
  if (!cavalry) names.delete('cavalry');
  return [...names].filter(isNamed).map((name) => ({
    id: `ability.${name}`,
    clause: POWER_ABILITIES[name],
  }));
}

import type { Speech } from '@hexwyrm/words';
import { worldFor } from '../data/index.ts';
import type { View } from '../index.ts';
import { isHero } from '../world/traits.ts';
import type { UnitTypeId } from './unit-names.ts';

/** What a kind of unit can do beside walking and fighting, one line each: for its card. */
export function abilitiesOf({ say }: Speech, view: View, id: UnitTypeId): string[] {
  const type = worldFor(view.map, view.corrections).types[id];
  const lines: string[] = [];
  if (type.flyRange > 0) lines.push(say('ability.flies', { hexes: type.flyRange }));
  if (type.boundRange > 0) lines.push(say('ability.bounds', { hexes: type.boundRange }));
  if (type.slithers) lines.push(say('ability.slithers'));
  if (type.overrunStrength > 0) lines.push(say('ability.overruns', { strength: type.overrunStrength }));
  else if (type.overrunMove) lines.push(say('ability.walks-through'));
  if (type.breath) lines.push(say('ability.breathes', { uses: type.breath.uses }));
  if (type.missile) lines.push(say('ability.shoots', { min: type.missile.min, max: type.missile.max }));
  if (type.spellPoints > 0) lines.push(say('ability.casts', { points: type.spellPoints }));
  if (isHero({ type: id })) lines.push(say('ability.leads'));
  if (type.ladder) lines.push(say('ability.ladder'));
  if (type.destroys !== 'none') lines.push(say(`ability.razes.${type.destroys}`));
  return lines;
}

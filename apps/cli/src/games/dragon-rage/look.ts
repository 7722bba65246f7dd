import { type State, TERRAIN, worldFor } from '@hexwyrm/dragon-rage';
import type { Seat } from '@hexwyrm/kernel';
import { unitAtGlance } from './names.ts';

/** A hex by its number, or units by a part of their name: nothing on the map is secret. */
export function look(state: State, _seat: Seat, words: string): string | null {
  const { map } = worldFor(state.map, state.corrections);
  const hex = map.grid.index.get(words);
  const ids = state.units.flatMap((unit, id) => {
    const meant =
      hex === undefined
        ? unitAtGlance(state, id).toLowerCase().includes(words.toLowerCase())
        : unit.hex === hex;
    return meant ? [unitAtGlance(state, id)] : [];
  });
  if (hex === undefined) return ids.length === 0 ? null : ids.join('\n');
  const ground = TERRAIN[map.terrain[hex]];
  const worth = map.vp[hex] > 0 ? `, ${map.vp[hex]} victory points` : '';
  return [`${words}: ${ground}${worth}`, ...ids.map((unit) => `  ${unit}`)].join('\n');
}

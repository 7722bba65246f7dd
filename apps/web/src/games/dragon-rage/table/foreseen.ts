import type { Action, View } from '@hexwyrm/dragon-rage';
import { SPELL_SHOWS, worldFor } from '@hexwyrm/dragon-rage/data';
import { distance } from '@hexwyrm/hexmap';
import type { Hex, UnitId } from '../../../board/types.ts';
import { placeOf, targetOf } from './target.ts';

type Cast = Extract<Action, { type: 'cast' }>;

/** Those who are in one of the hexes and burn: fire does nothing to monsters with a facing. */
export const burnedIn = (view: View, hexes: readonly Hex[]): readonly UnitId[] =>
  view.units.flatMap(({ hex, body }, id) =>
    hexes.includes(hex) && (body === null || body.facing === -1) ? [id] : [],
  );

/** The effect of a spell where it is cast: a bolt without a roll, or the units it covers; null if unknown. */
export type SpellOutcome =
  | { readonly kind: 'bolt'; readonly distance: number; readonly damage: number }
  | { readonly kind: 'covers' | 'helps'; readonly units: readonly UnitId[] };

export function outcomeOf(action: Cast, view: View): SpellOutcome | null {
  const { map, tables } = worldFor(view.map, view.corrections);
  const { grid } = map;
  const { lightning } = tables.spells;
  const [from, to] = [placeOf(view, action.unit), targetOf(action, view)];
  const within = (radius: number): readonly UnitId[] =>
    view.units.flatMap(({ hex }, id) => (hex >= 0 && distance(grid, hex, to) <= radius ? [id] : []));
  switch (action.spell) {
    case 'lightning': {
      const struck = action.target === undefined ? undefined : view.units[action.target];
      if (!struck || struck.body === null) return null;
      const far = distance(grid, from, to);
      return { kind: 'bolt', distance: far, damage: lightning.power - far };
    }
    case 'boost': {
      const side = view.units[action.unit]?.side;
      const helped = within(action.radius ?? 0).filter(
        (id) => id !== action.unit && view.units[id]?.side === side,
      );
      return { kind: 'helps', units: helped };
    }
    default: {
      const radius = SPELL_SHOWS[action.spell].covers?.(tables.spells);
      return radius === undefined ? null : { kind: 'covers', units: within(radius) };
    }
  }
}

import type * as z from 'zod/mini';
import type { Hex, Player } from './vocabulary.ts';

/** What the words of a position mean: hexes by printed number, players by seat, units by their place in the list. */
export interface Words {
  readonly hex: z.ZodMiniType<Hex>;
  /** A hex, or where a unit is that is not on the map. */
  readonly place: z.ZodMiniType<Hex>;
  readonly player: z.ZodMiniType<Player>;
  /** A seat, or null for neutral. */
  readonly owner: z.ZodMiniType<Player>;
  readonly unit: z.ZodMiniType<number>;
  /** A unit, or -1 for none. */
  readonly noUnit: z.ZodMiniType<number>;
  readonly type: z.ZodMiniType<number>;
  /** A people of the Pass, by its id. */
  readonly people: z.ZodMiniType<string>;
}

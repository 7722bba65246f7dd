import * as z from 'zod';
import { BOXED, DEAD, GONE, type Hex, NOBODY, type Player, WAITING } from '../vocabulary.ts';
import type { World } from '../world/world.ts';

/** Where a unit is that is not on the map, as a position says it. */
export const OFF_MAP: ReadonlyMap<string, Hex> = new Map([
  ['waiting', WAITING],
  ['box', BOXED],
  ['dead', DEAD],
  ['gone', GONE],
]);

/** What the words of a position mean: hexes by printed number, players by seat, units by their place in the list. */
export interface Words {
  readonly hex: z.ZodType<Hex>;
  /** A seat, or null for nobody. */
  readonly player: z.ZodType<Player>;
  readonly unit: z.ZodType<number>;
  /** A unit, or -1 for none. */
  readonly noUnit: z.ZodType<number>;
  readonly type: z.ZodType<number>;
}

export function wordsOf({ land, typeIndex }: World, seats: readonly string[], units: number): Words {
  const among = (known: (text: string) => number | undefined, what: string) =>
    z.string().transform((text, context) => {
      const found = known(text);
      if (found === undefined) context.addIssue({ code: 'custom', message: `unknown ${what} ${text}` });
      return found ?? 0;
    });
  const seat = among((text) => (seats.includes(text) ? seats.indexOf(text) : undefined), 'seat');
  const unit = (least: number) =>
    z
      .int()
      .min(least)
      .refine((id) => id < units, 'there is no such unit');
  return {
    hex: among((text) => land.grid.index.get(text) ?? OFF_MAP.get(text), 'hex number'),
    player: z.union([seat, z.null().transform(() => NOBODY)]),
    unit: unit(0),
    noUnit: unit(-1),
    type: among((text) => typeIndex.get(text), 'type of unit'),
  };
}

import * as z from 'zod/mini';
import type { Words } from '../core/position-words.ts';
import { NOBODY } from '../core/vocabulary.ts';
import { PEOPLES } from '../core/world/peoples.ts';
import type { World } from '../core/world/world.ts';
import { OFF_MAP } from './format.ts';

export function wordsOf({ land, typeIndex }: World, seats: readonly string[], units: number): Words {
  const among = (known: (text: string) => number | undefined, what: string) =>
    z.pipe(
      z.string().check(
        z.refine((text) => known(text) !== undefined, {
          error: ({ input }) => `unknown ${what} ${String(input)}`,
        }),
      ),
      z.transform((text) => known(text) ?? 0),
    );
  const seat = among((text) => (seats.includes(text) ? seats.indexOf(text) : undefined), 'seat');
  const unit = (least: number) =>
    z.int().check(
      z.gte(least),
      z.refine((id) => id < units, 'there is no such unit'),
    );
  return {
    hex: among((text) => land.grid.index.get(text), 'hex number'),
    place: among((text) => land.grid.index.get(text) ?? OFF_MAP.get(text), 'hex number'),
    player: seat,
    owner: z.union([
      seat,
      z.pipe(
        z.null(),
        z.transform(() => NOBODY),
      ),
    ]),
    unit: unit(0),
    noUnit: unit(-1),
    type: among((text) => typeIndex.get(text), 'type of unit'),
    people: z.enum(PEOPLES.map(({ id }) => id)),
  };
}

// The form of tables.json.

import { type Fault, faultsOf } from '@hexwyrm/hexmap';
import * as z from 'zod';

const die = z.enum(['1', '2', '3', '4', '5', '6']);
const price = z.strictObject({ inside: z.number().min(1).max(3), outside: z.number().min(1).max(3) });

const row = z.strictObject({
  cost: z.int().min(1).max(9),
  missile: z.int().min(-9).max(0),
  melee: price,
  physical: price,
});

/** The rows of the terrain chart (section 3). */
const TERRAIN_ROWS = [
  'open',
  'forest',
  'marsh',
  'hill',
  'hill-forest',
  'mountain',
  'lake',
  'sea',
  'fortress',
  'structure',
  'hill-ruin',
  'marsh-ruin',
] as const;

/** The seven values of the Red Moon, Black first (DP-11.1-c). */
export const moonValues = z.array(z.number().min(0).max(20)).length(7);

const faces = z.array(z.int().min(0).max(7));

const tablesFields = z.strictObject({
  about: z.string(),
  attack: z.record(die, z.array(z.int().min(0)).length(36)),
  missile: z.strictObject({
    columns: z.array(z.int().min(0)).length(7),
    rows: z.record(
      z.enum(['0', '1', '2', '3', '4', '5', '6', '7']),
      z.array(z.enum(['-', '1DD', '2DD', '1DE', '2DE', '3DE'])).length(7),
    ),
  }),
  terrain: z.record(z.enum(TERRAIN_ROWS), row),
  leaveRiver: z.int().min(0),
  upslope: z.int().min(0),
  redMoon: z.strictObject({
    phases: z.array(z.string()).length(7),
    values: moonValues,
    valuesStatus: z.string(),
    full: z.number().min(1),
  }),
  batHunger: z.record(z.string(), z.array(z.int().min(0)).length(2)),
  escape: z.strictObject({ hero: z.int().min(1).max(6), superhero: z.int().min(1).max(6) }),
  assassin: z.strictObject({
    scouting: z.strictObject({ captured: faces, killed: faces }),
    strikeNeeds: z.int().min(1).max(6),
    againstHero: z.int(),
    getaway: z.strictObject({ captured: faces, killed: faces }),
  }),
});

/** Everything wrong with the tables. */
export function checkTables(data: unknown): Fault[] {
  const parsed = tablesFields.safeParse(data);
  return parsed.success ? [] : faultsOf(parsed.error);
}

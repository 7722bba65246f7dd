// The form of tables.json.

import { type Fault, faultsOf } from '@hexwyrm/hexmap';
import * as z from 'zod/mini';

const die = z.enum(['1', '2', '3', '4', '5', '6']);
const price = z.strictObject({
  inside: z.number().check(z.gte(1), z.lte(3)),
  outside: z.number().check(z.gte(1), z.lte(3)),
});

const row = z.strictObject({
  cost: z.int().check(z.gte(1), z.lte(9)),
  missile: z.int().check(z.gte(-9), z.lte(0)),
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
export const moonValues = z.array(z.number().check(z.gte(0), z.lte(20))).check(z.length(7));

const faces = z.array(z.int().check(z.gte(0), z.lte(7)));

/** When an assassin is captured or killed, and the diplomacy points each means. */
const caught = z.strictObject({
  captured: faces,
  killed: faces,
  points: z.strictObject({ captured: z.int(), killed: z.int() }),
});

const tablesFields = z.strictObject({
  about: z.string(),
  attack: z.record(die, z.array(z.int().check(z.gte(0))).check(z.length(36))),
  missile: z.strictObject({
    columns: z.array(z.int().check(z.gte(0))).check(z.length(7)),
    rows: z.record(
      z.enum(['0', '1', '2', '3', '4', '5', '6', '7']),
      z.array(z.enum(['-', '1DD', '2DD', '1DE', '2DE', '3DE'])).check(z.length(7)),
    ),
  }),
  terrain: z.record(z.enum(TERRAIN_ROWS), row),
  leaveRiver: z.int().check(z.gte(0)),
  upslope: z.int().check(z.gte(0)),
  redMoon: z.strictObject({
    phases: z.array(z.string()).check(z.length(7)),
    values: moonValues,
    valuesStatus: z.string(),
    full: z.number().check(z.gte(1)),
  }),
  batHunger: z.record(z.string(), z.array(z.int().check(z.gte(0))).check(z.length(2))),
  escape: z.strictObject({
    hero: z.int().check(z.gte(1), z.lte(6)),
    superhero: z.int().check(z.gte(1), z.lte(6)),
  }),
  assassin: z.strictObject({
    scouting: caught,
    strikeNeeds: z.int().check(z.gte(1), z.lte(6)),
    strikeGains: z.int(),
    againstHero: z.int(),
    getaway: caught,
  }),
});

/** Everything wrong with the tables. */
export function checkTables(data: unknown): Fault[] {
  const parsed = tablesFields.safeParse(data);
  return parsed.success ? [] : faultsOf(parsed.error);
}

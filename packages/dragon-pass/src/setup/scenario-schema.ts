// The form of scenarios.json.

import { type Fault, faultsOf, hexId } from '@hexwyrm/hexmap';
import * as z from 'zod/mini';
import type { ForceData, ScenarioData } from '../core/world/data.ts';
import { TERRITORIES } from '../core/world/land.ts';
import type { World } from '../core/world/world.ts';

const seat = z.enum(['lunar', 'sartar', 'independents', 'tarsh']);
const land = z.enum(TERRITORIES);
const clause = z.string().check(z.regex(/^DP-18/));
const span = z.tuple([z.int().check(z.gte(1)), z.int().check(z.lte(45))]);

const zone = z.strictObject({
  clause,
  in: z.exactOptional(z.array(land)),
  not: z.exactOptional(z.array(land)),
  columns: z.exactOptional(span),
  rows: z.exactOptional(span),
  notHexes: z.exactOptional(z.array(hexId)),
  notCities: z.exactOptional(z.boolean()),
  homeCities: z.exactOptional(z.boolean()),
  garrisons: z.exactOptional(z.array(hexId)),
});

const force = z.union([
  z.string(),
  z.strictObject({ corps: z.string(), without: z.exactOptional(z.array(z.string())) }),
]);

const scenarioFields = z.strictObject({
  id: z.string().check(z.regex(/^pass-\d$/)),
  name: z.string(),
  clause,
  turns: z.int().check(z.gte(1)),
  seats: z.array(seat).check(z.minLength(2)),
  deploy: z.array(seat).check(z.minLength(2)),
  order: z.array(seat).check(z.minLength(2)),
  moon: z.nullable(z.strictObject({ seat, clause })),
  phases: z.partialRecord(
    seat,
    z.array(z.enum(['giants', 'alliances', 'movement', 'exotics', 'combat', 'rally'])),
  ),
  forces: z.partialRecord(seat, z.array(force)),
  independents: z.exactOptional(z.array(z.string())),
  zones: z.partialRecord(seat, zone),
  closed: z.array(z.union([land, z.literal('dragonewt-cities')])),
  bestFriends: z.record(z.string(), z.string()),
  income: z.exactOptional(
    z.strictObject({
      clause,
      rates: z.array(z.strictObject({ from: z.int().check(z.gte(1)), points: z.int().check(z.gte(1)) })),
    }),
  ),
  firstByDie: z.exactOptional(z.strictObject({ clause })),
  orderByDie: z.exactOptional(z.strictObject({ clause })),
  halfMove: z.exactOptional(z.boolean()),
  reserve: z.exactOptional(z.strictObject({ clause, seat, most: z.int().check(z.gte(1)), zone: z.string() })),
  replacements: z.exactOptional(z.boolean()),
  purchases: z.exactOptional(z.partialRecord(seat, z.string())),
  control: z.enum(['sartar-outer-lunar', 'national', 'dousing-the-flames', 'capitals']),
  victory: z.string(),
  hero: z.exactOptional(z.string()),
});

/** Everything wrong with the scenarios: first their form, then the counters they name. */
export function checkScenarios(data: unknown, world: World): Fault[] {
  const parsed = z.array(scenarioFields).safeParse(data);
  return parsed.success ? parsed.data.flatMap((sheet) => forceFaults(sheet, world)) : faultsOf(parsed.error);
}

function forceFaults(
  { id, forces, independents = [] }: Pick<ScenarioData, 'id' | 'forces' | 'independents'>,
  world: World,
): Fault[] {
  const corps = new Set(world.types.map((type) => type.corps));
  const isKnown = (force: ForceData): boolean =>
    typeof force === 'string'
      ? world.typeIndex.has(force)
      : corps.has(force.corps) && (force.without ?? []).every((type) => world.typeIndex.has(type));
  return Object.entries({
    ...forces,
    independents: [...(forces.independents ?? []), ...independents],
  }).flatMap(([whose, all]) =>
    (all ?? []).flatMap((one) =>
      isKnown(one) ? [] : [{ path: `${id}.forces.${whose}`, reason: `unknown name ${JSON.stringify(one)}` }],
    ),
  );
}

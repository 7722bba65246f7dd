// The form of the map file. The shipped map is checked by the tests; a corrected one when it is loaded.

import { type Fault, faultsOf, gridHeader, gridOf, hexId } from '@hexwyrm/hexmap';
import * as z from 'zod/mini';
import { STRUCTURES, TERRAINS, TERRITORIES } from './land.ts';
import { mapFaults } from './map-checks.ts';

const [_none, ...BUILT] = STRUCTURES;

const hexList = z.array(hexId);
const yes = z.exactOptional(z.literal(true));

/** The fields of a hex. */
export const hexFields = z.strictObject({
  hex: hexId,
  terrain: z.enum(TERRAINS),
  territory: z.enum(TERRITORIES),
  structure: z.exactOptional(z.enum(BUILT)),
  name: z.exactOptional(z.string().check(z.minLength(1))),
  region: z.exactOptional(z.string().check(z.minLength(1))),
  river: yes,
  ford: yes,
  headwaters: yes,
  symbols: z.exactOptional(z.array(z.string())),
  provenance: z.enum(['rules', 'source', 'reconstructed', 'corrected']),
});

const line = z.strictObject({ name: z.nullable(z.string()), hexes: hexList.check(z.minLength(2)) });

export const ridgeFields = z.strictObject({ high: hexId, low: hexId, name: z.string() });

export const NATIONS_WITH_FORTRESSES = ['lunar', 'sartar', 'independent'] as const;

const mapFields = z.object({
  ...gridHeader.shape,
  hexes: z.array(hexFields),
  ridges: z.array(ridgeFields),
  rivers: z.array(z.strictObject({ ...line.shape, id: z.string(), ends: z.string() })),
  primaryRoads: z.array(line),
  secondaryRoads: z.array(line),
  dragonewtRoads: z.array(line),
  dragonewtJunctions: hexList,
  dragonewtCities: hexList.check(z.length(8)),
  reachingMoonTemple: hexId,
  fortresses: z.record(z.enum(NATIONS_WITH_FORTRESSES), hexList),
  capitals: z.record(z.string(), hexId),
  roadExits: hexList,
  zones: z.record(z.string(), hexList),
});

/** Everything wrong with a map file: first its form, then the consistency of its parts. */
export function checkMap(data: unknown): Fault[] {
  const parsed = mapFields.safeParse(data);
  if (!parsed.success) return faultsOf(parsed.error);
  return mapFaults(parsed.data, gridOf(parsed.data));
}

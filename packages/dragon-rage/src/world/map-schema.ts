// The form of a city map file. Shipped maps are checked by the tests; a corrected map when it is loaded.

import { type Fault, faultsOf, gridHeader, gridOf, hexId, hexsidePair } from '@hexwyrm/hexmap';
import * as z from 'zod/mini';
import { mapFaults } from './map-checks.ts';
import { TERRAIN } from './terrain.ts';

export const MAP_IDS = ['esirien', 'nurkott', 'plain'] as const;
export type MapId = (typeof MAP_IDS)[number];

const hexList = z.array(hexId);

export const hexFields = z.strictObject({
  terrain: z.enum(TERRAIN),
  name: z.optional(z.string().check(z.minLength(1))),
  vp: z.optional(z.int().check(z.gte(0), z.lte(9))),
  vpAfterElowynLeaves: z.optional(z.int().check(z.gte(0), z.lte(9))),
  vpDoor: z.optional(z.boolean()),
  /** within a wall ring or the palisade */
  inside: z.optional(z.boolean()),
  district: z.optional(z.string()),
  bridge: z.optional(z.enum(['wood', 'stone'])),
  /** the hexes from which a bridge, ford or shore hex may be entered on foot */
  access: z.optional(hexList),
  provenance: z.enum(['rules', 'reconstructed', 'corrected']),
  note: z.optional(z.string()),
});
export type HexData = z.infer<typeof hexFields>;

export const entranceFields = z.strictObject({
  between: hexsidePair,
  type: z.enum(['gate', 'door']),
  of: z.enum(['wall', 'tower']),
  /** the hex the entrance belongs to: inside the wall, or the tower itself */
  inside: hexId,
  name: z.optional(z.string()),
  provenance: z.enum(['rules', 'reconstructed', 'corrected']),
});

const mapFields = z.strictObject({
  id: z.enum(MAP_IDS),
  name: z.string(),
  title: z.string(),
  ...gridHeader.shape,
  status: z.string(),
  wallKind: z.enum(['stone', 'wood']),
  arrowsThroughWalls: z.boolean(),
  totalVp: z.int(),
  semantics: z.optional(z.record(z.string(), z.string())),
  /** terrain of every hex not listed in `hexes`; without it all must be listed */
  fill: z.optional(z.enum(TERRAIN)),
  hexes: z.record(hexId, hexFields),
  walls: z.array(hexsidePair),
  entrances: z.array(entranceFields),
  roads: z.array(hexList.check(z.minLength(2))),
  exits: z.optional(hexList),
  entryHexes: z.optional(hexList),
  docks: z.optional(hexList),
  moles: z.optional(hexList),
  reinforcementHexes: z.optional(hexList),
  roadTowers: z.optional(hexList),
  seaSerpentHexes: z.optional(hexList),
  shoreBarriers: z.optional(z.array(hexsidePair)),
  citadel: z.optional(hexId),
  elowynBoat: z.optional(hexId),
  slaveCages: z.optional(hexId),
  goblinSettlements: z.optional(z.array(hexList)),
  inCity: hexList,
  setupZones: z.strictObject({
    defender: hexList,
    invader: hexList,
    seaSerpent: hexList,
    roc: hexList,
    elowyn: hexList,
  }),
});
export type MapData = z.infer<typeof mapFields>;

/** Everything wrong with a map file: first its form, then the consistency of its parts. */
export function checkMap(data: unknown): Fault[] {
  const parsed = mapFields.safeParse(data);
  if (!parsed.success) return faultsOf(parsed.error);
  return mapFaults(parsed.data, gridOf(parsed.data));
}

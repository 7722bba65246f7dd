// The form of a city map file. Shipped maps are checked by the tests; a corrected map when it is loaded.

import { type Fault, faultsOf, gridHeader, gridOf, hexId, hexsidePair } from '@hexwyrm/hexmap';
import * as z from 'zod';
import { mapFaults } from './map-checks.ts';
import { TERRAIN } from './terrain.ts';

export const MAP_IDS = ['esirien', 'nurkott', 'plain'] as const;
export type MapId = (typeof MAP_IDS)[number];

const hexList = z.array(hexId);

export const hexFields = z.strictObject({
  terrain: z.enum(TERRAIN),
  name: z.string().min(1).optional(),
  vp: z.int().min(0).max(9).optional(),
  vpAfterElowynLeaves: z.int().min(0).max(9).optional(),
  vpDoor: z.boolean().optional(),
  /** within a wall ring or the palisade */
  inside: z.boolean().optional(),
  district: z.string().optional(),
  bridge: z.enum(['wood', 'stone']).optional(),
  /** the hexes from which a bridge, ford or shore hex may be entered on foot */
  access: hexList.optional(),
  provenance: z.enum(['rules', 'reconstructed', 'corrected']),
  note: z.string().optional(),
});
export type HexData = z.infer<typeof hexFields>;

export const entranceFields = z.strictObject({
  between: hexsidePair,
  type: z.enum(['gate', 'door']),
  of: z.enum(['wall', 'tower']),
  /** the hex the entrance belongs to: inside the wall, or the tower itself */
  inside: hexId,
  name: z.string().optional(),
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
  semantics: z.record(z.string(), z.string()).optional(),
  /** terrain of every hex not listed in `hexes`; without it all must be listed */
  fill: z.enum(TERRAIN).optional(),
  hexes: z.record(hexId, hexFields),
  walls: z.array(hexsidePair),
  entrances: z.array(entranceFields),
  roads: z.array(hexList.min(2)),
  exits: hexList.optional(),
  entryHexes: hexList.optional(),
  docks: hexList.optional(),
  moles: hexList.optional(),
  reinforcementHexes: hexList.optional(),
  roadTowers: hexList.optional(),
  seaSerpentHexes: hexList.optional(),
  shoreBarriers: z.array(hexsidePair).optional(),
  citadel: hexId.optional(),
  elowynBoat: hexId.optional(),
  slaveCages: hexId.optional(),
  goblinSettlements: z.array(hexList).optional(),
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

/** Everything wrong with a map file: first its form, then what its parts say about each other. */
export function checkMap(data: unknown): Fault[] {
  const parsed = mapFields.safeParse(data);
  if (!parsed.success) return faultsOf(parsed.error);
  return mapFaults(parsed.data, gridOf(parsed.data));
}

import { hexName } from '@hexwyrm/hexmap';
import type { HexData, MapData } from '../core/world/data.ts';

/** A plain of open ground, 20 by 20, with what a test puts on it. */
export interface Plain {
  /** Hexes by terrain or structure: `{ forest: ['0505'], fortress: ['0606'] }`; ruins may stand on hill or marsh. */
  readonly ground?: Readonly<Record<string, readonly string[]>>;
  readonly territory?: Readonly<Record<string, readonly string[]>>;
  readonly rivers?: readonly (readonly string[])[];
  readonly fords?: readonly string[];
  readonly headwaters?: readonly string[];
  readonly uplandMarsh?: readonly string[];
  readonly ridges?: readonly { readonly high: string; readonly low: string }[];
  readonly primary?: readonly (readonly string[])[];
  readonly secondary?: readonly (readonly string[])[];
  readonly dragonewtRoads?: readonly (readonly string[])[];
  readonly roadExits?: readonly string[];
  readonly zones?: Readonly<Record<string, readonly string[]>>;
  readonly symbols?: Readonly<Record<string, readonly string[]>>;
}

const SIZE = 20;
const STRUCTURES: ReadonlySet<string> = new Set([
  'fortress',
  'stockade',
  'town',
  'temple',
  'altar',
  'ruin',
  'dragonewt-city',
]);

export function plainMap(plain: Plain): MapData {
  const hexes: HexData[] = [];
  for (let column = 1; column <= SIZE; column++)
    for (let row = 1; row <= SIZE; row++) hexes.push(describe(plain, hexName(column, row)));
  const lines = (given: readonly (readonly string[])[] = []) =>
    given.map((way) => ({ name: null, hexes: way }));
  return {
    columns: SIZE,
    rows: SIZE,
    lowColumns: 'even',
    hexes,
    ridges: (plain.ridges ?? []).map((ridge) => ({ ...ridge, name: 'ridge' })),
    rivers: (plain.rivers ?? []).map((way, i) => ({
      id: `river-${i}`,
      name: null,
      ends: 'edge',
      hexes: way,
    })),
    primaryRoads: lines(plain.primary),
    secondaryRoads: lines(plain.secondary),
    dragonewtRoads: lines(plain.dragonewtRoads),
    dragonewtJunctions: [],
    dragonewtCities: [],
    reachingMoonTemple: '0101',
    fortresses: { lunar: [], sartar: [], independent: [] },
    capitals: {},
    roadExits: plain.roadExits ?? [],
    zones: plain.zones ?? {},
  };
}

function describe(plain: Plain, hex: string): HexData {
  const kinds = Object.entries(plain.ground ?? {}).flatMap(([kind, where]) =>
    where.includes(hex) ? [kind] : [],
  );
  const structure = kinds.find((kind) => STRUCTURES.has(kind));
  const upland = plain.uplandMarsh?.includes(hex) ?? false;
  const [territory = 'neutral'] = Object.entries(plain.territory ?? {}).flatMap(([land, where]) =>
    where.includes(hex) ? [land] : [],
  );
  const symbols = Object.entries(plain.symbols ?? {}).flatMap(([symbol, where]) =>
    where.includes(hex) ? [symbol] : [],
  );
  const wet = plain.rivers?.some((way) => way.includes(hex)) ?? false;
  return {
    hex,
    terrain: kinds.find((kind) => !STRUCTURES.has(kind)) ?? (upland ? 'marsh' : 'open'),
    territory,
    ...(structure !== undefined && { structure }),
    ...(upland && { region: 'Upland Marsh' }),
    ...(wet && { river: true }),
    ...(plain.fords?.includes(hex) && { ford: true }),
    ...(plain.headwaters?.includes(hex) && { headwaters: true }),
    ...(symbols.length > 0 && { symbols }),
    provenance: 'reconstructed',
  };
}

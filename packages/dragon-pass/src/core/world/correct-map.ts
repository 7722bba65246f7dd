// Lays corrected hexes, ridges, roads and rivers over the map file; the result is checked as a whole afterwards.

import type { Fault } from '@hexwyrm/hexmap';
import { piecesOf, sideKey, sidesOf } from '@hexwyrm/wargame';
import type { Corrections, HexCorrection, LineCorrection } from './corrections-schema.ts';
import type { HexData, LineData, MapData } from './data.ts';

export function correctMap(map: MapData, corrections: Corrections, faults: Fault[]): MapData {
  const { hexes = {}, ridges = {}, fortresses = {} } = corrections;
  const primaryRoads = correctLines(map.primaryRoads, 'primaryRoads', corrections.primaryRoads, faults);
  const secondaryRoads = correctLines(
    map.secondaryRoads,
    'secondaryRoads',
    corrections.secondaryRoads,
    faults,
  );
  const rivers = correctLines(map.rivers, 'rivers', corrections.rivers, faults).map((river, i) => ({
    id: `river-${i + 1}`,
    ends: 'edge',
    ...river,
  }));
  const listed = new Set(map.hexes.map(({ hex }) => hex));
  for (const name of Object.keys(hexes))
    if (!listed.has(name)) faults.push({ path: `hexes.${name}`, reason: `hex ${name} is not on the map` });
  const wet = new Set(rivers.flatMap((river) => river.hexes));
  const roads = new Set([...primaryRoads, ...secondaryRoads].flatMap((road) => road.hexes));
  return {
    ...map,
    hexes: map.hexes.map((hex) => follow(correctHex(hex, hexes[hex.hex]), wet, roads)),
    ridges: [
      ...map.ridges.filter(({ high, low }) => !isRemoved(ridges.remove, high, low)),
      ...(ridges.add ?? []).map((ridge) => ({ ...ridge, name: 'corrected' })),
    ],
    primaryRoads,
    secondaryRoads,
    rivers,
    fortresses: {
      lunar: fortresses.lunar ?? map.fortresses.lunar,
      sartar: fortresses.sartar ?? map.fortresses.sartar,
      independent: fortresses.independent ?? map.fortresses.independent,
    },
  };
}

const isRemoved = (removed: readonly [string, string][] = [], a: string, b: string): boolean =>
  removed.some(([one, other]) => sideKey(one, other) === sideKey(a, b));

function correctHex(before: HexData, change: HexCorrection | undefined): HexData {
  if (change === undefined) return before;
  const { terrain = before.terrain, territory = before.territory } = change;
  const { structure, name, region, headwaters, ...rest } = before;
  const kept = <T>(value: T | null | undefined, old: T | undefined): T | undefined =>
    value === undefined ? old : (value ?? undefined);
  const after = {
    structure: kept(change.structure, structure),
    name: kept(change.name, name),
    region: kept(change.region, region),
    headwaters: (change.headwaters ?? headwaters ?? false) || undefined,
  };
  return { ...rest, terrain, territory, ...defined(after), provenance: 'corrected' };
}

/** The fields that have a value. */
function defined<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const result: { [K in keyof T]?: Exclude<T[K], undefined> } = {};
  for (const [key, value] of Object.entries(fields)) if (value !== undefined) Reflect.set(result, key, value);
  return result;
}

/** Whether a hex is a river or a ford follows from the lines that run through it (DP-3.RIVER-d). */
function follow(hex: HexData, wet: ReadonlySet<string>, roads: ReadonlySet<string>): HexData {
  const { river: _, ford: __, ...rest } = hex;
  return {
    ...rest,
    ...(wet.has(hex.hex) && { river: true }),
    ...(wet.has(hex.hex) && roads.has(hex.hex) && { ford: true }),
  };
}

/** Lines that lose hexsides fall apart; what is added is a line of its own. */
function correctLines<L extends LineData>(
  lines: readonly L[],
  path: string,
  { add = [], remove = [] }: LineCorrection = {},
  faults: Fault[],
): (L | LineData)[] {
  const known = new Set(lines.flatMap((line) => sidesOf(line.hexes)));
  const removed = new Set(remove.flatMap(sidesOf));
  for (const side of removed)
    if (!known.has(side)) faults.push({ path: `${path}.remove`, reason: `nothing runs along ${side}` });
  const kept = lines.flatMap((line) =>
    sidesOf(line.hexes).some((side) => removed.has(side))
      ? piecesOf(line.hexes, removed).map((hexes) => ({ ...line, hexes }))
      : [line],
  );
  return [...kept, ...add.map((hexes): LineData => ({ name: null, hexes }))];
}

import { makeGrid } from '@hexwyrm/hexmap';
import map from '../../data/map.json' with { type: 'json' };
import { type Hex, TERRAINS, type Terrain } from './vocabulary.ts';

export const GRID = makeGrid(map.columns, map.rows, 'even');

function terrainNamed(name: string): Terrain {
  const terrain = TERRAINS.find((known) => known === name);
  if (terrain === undefined) throw new RangeError(`the map has no terrain ${name}`);
  return terrain;
}

const printed = new Map(Object.entries(map.terrain).map(([hex, name]) => [hexAt(hex), terrainNamed(name)]));

/** The hex of a printed number. */
export function hexAt(number: string): Hex {
  const hex = GRID.index.get(number);
  if (hex === undefined) throw new RangeError(`the map has no hex ${number}`);
  return hex;
}

/** Hexes of which the map says nothing are open. */
export const terrainAt = (hex: Hex): Terrain => printed.get(hex) ?? 'open';

export const neighboursOf = (hex: Hex): Hex[] =>
  [...GRID.neighbour.subarray(hex * 6, hex * 6 + 6)].filter((next) => next >= 0);

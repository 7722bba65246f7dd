import { makeGrid } from '@hexwyrm/hexmap';
import map from '../data/map.json' with { type: 'json' };
import type { Hex, Terrain } from './vocabulary.ts';

export const GRID = makeGrid(map.columns, map.rows, 'even');

const printed = new Map(Object.entries(map.terrain));

const isTerrain = (name: string): name is Terrain => ['woods', 'river', 'bridge'].includes(name);

export function terrainAt(hex: Hex): Terrain {
  const name = printed.get(GRID.names[hex]);
  return name !== undefined && isTerrain(name) ? name : 'open';
}

export const neighboursOf = (hex: Hex): Hex[] =>
  [...GRID.neighbour.subarray(hex * 6, hex * 6 + 6)].filter((next) => next >= 0);

// Terrain as small numbers: a map is one typed array.

export const TERRAIN = [
  'open',
  'city',
  'forest',
  'river',
  'sea',
  'dock',
  'bridge',
  'ford',
  'tower',
  'shore',
  'offmap',
] as const;
export type Terrain = (typeof TERRAIN)[number];

export const CITY = 1;
export const FOREST = 2;
export const RIVER = 3;
export const SEA = 4;
export const DOCK = 5;
export const BRIDGE = 6;
export const FORD = 7;
export const TOWER = 8;
export const SHORE = 9;
export const OFFMAP = 10;

export function terrainCode(terrain: Terrain): number {
  return TERRAIN.indexOf(terrain);
}

import fs from 'node:fs';
import type { MapData } from '../terrain/map-data.ts';

/** The map file of a city, for tests. */
export function cityMap(id: 'esirien' | 'nurkott'): MapData {
  const file = new URL(`../../../../../../../packages/dragon-rage/data/${id}.json`, import.meta.url);
  return JSON.parse(fs.readFileSync(file, 'utf8'));
}

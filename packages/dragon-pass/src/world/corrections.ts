import type { WorldData } from './world.ts';

/**
 * What the owner of a printed copy knows better: figures of counters, hexes of the map, values of the Red Moon.
 * Everything not named stays as it is.
 */
export interface Corrections {
  readonly moon?: readonly number[];
}

export function applyCorrections(data: WorldData, corrections: Corrections): WorldData {
  const { moon } = corrections;
  if (moon === undefined) return data;
  return { ...data, tables: { ...data.tables, redMoon: { ...data.tables.redMoon, values: moon } } };
}

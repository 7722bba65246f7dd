import { type Corrections, dataFor } from '@hexwyrm/dragon-rage/data';

export type MapName = NonNullable<Corrections['map']>;
type Data = ReturnType<typeof dataFor>;

const laid = new WeakMap<Corrections, Map<MapName, Data>>();

/** The data files with the draft laid over them. */
export function laidOver(draft: Corrections, map: MapName = 'esirien'): Data {
  const maps = laid.get(draft) ?? new Map<MapName, Data>();
  laid.set(draft, maps);
  const data = maps.get(map) ?? dataFor(map, draft);
  maps.set(map, data);
  return data;
}

/** The files as they are shipped. */
export const shipped = (map: MapName = 'esirien'): Data => dataFor(map, null);

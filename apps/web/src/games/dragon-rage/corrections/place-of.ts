import type { Corrections } from '@hexwyrm/dragon-rage/data';
import type { Place } from '../../../corrections/kit.ts';
import { hexAtPath, hexesNamed } from '../../../corrections/map/hexsides.ts';
import type { MapName } from './laid.ts';

const MAPS = ['esirien', 'nurkott'] as const;

const mapNamed = (name: unknown): MapName => MAPS.find((map) => map === name) ?? 'esirien';

/** Where what a part of the file says is corrected. */
export function placeOf(draft: Corrections, path: string): Place | null {
  const [chapter, name] = path.split('.');
  if (chapter === 'units' && name !== undefined) return { kind: 'unit', id: name };
  if (chapter === 'tables' || chapter === 'scenarios') return { kind: 'table' };
  const hex = hexAtPath(draft, path);
  const map = mapNamed(chapter === 'maps' ? name : draft.map);
  return hex === undefined ? null : { kind: 'hex', map, hex };
}

/** The hexes of which anything is said. */
export const correctedHexes = (draft: Corrections): { map: MapName; hex: string }[] =>
  [
    { map: mapNamed(draft.map), from: draft },
    ...MAPS.map((map) => ({ map, from: draft.maps?.[map] })),
  ].flatMap(({ map, from }) =>
    hexesNamed([from?.hexes, from?.walls, from?.entrances, from?.roads]).map((hex) => ({ map, hex })),
  );

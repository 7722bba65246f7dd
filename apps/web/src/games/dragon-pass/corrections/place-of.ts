import type { Corrections } from '@hexwyrm/dragon-pass/data';
import type { Place } from '../../../corrections/kit.ts';
import { hexAtPath, hexesNamed } from '../../../corrections/map/hexsides.ts';

export const MAP = 'pass';

const IN_TABLES: ReadonlySet<string> = new Set(['moon', 'tables', 'scenarios', 'fortresses']);

/** Where what a part of the file says is corrected. */
export function placeOf(draft: Corrections, path: string): Place | null {
  const [chapter = '', name] = path.split('.');
  if (chapter === 'units' && name !== undefined) return { kind: 'unit', id: name };
  if (IN_TABLES.has(chapter)) return { kind: 'table' };
  const hex = hexAtPath(draft, path);
  return hex === undefined ? null : { kind: 'hex', map: MAP, hex };
}

/** The hexes of which anything is said. */
export const correctedHexes = (draft: Corrections): { map: string; hex: string }[] => {
  const { hexes, ridges, primaryRoads, secondaryRoads, rivers } = draft;
  return hexesNamed([hexes, ridges, primaryRoads, secondaryRoads, rivers]).map((hex) => ({ map: MAP, hex }));
};

// Where in the file a map is corrected: the first one at the top, further ones in `maps`.

import { type Draft, type Path, valueAt, withValue } from '../../../corrections/draft.ts';
import type { MapName } from './laid.ts';

const CHAPTERS = ['hexes', 'walls', 'entrances', 'roads'] as const;
export type Chapter = (typeof CHAPTERS)[number];

/** Whether the chapters at the top of the file are about this map, or may be. */
function isAtTop(draft: Draft, map: MapName): boolean {
  if (valueAt(draft, ['maps', map]) !== undefined) return false;
  if (draft.map === map) return true;
  // Chapters without a map fit every map: the ones of a single map are not written among them.
  return !CHAPTERS.some((chapter) => draft[chapter] !== undefined);
}

/** The place of a chapter of the map. */
export const chapterAt = (draft: Draft, map: MapName, chapter: Chapter): Path =>
  isAtTop(draft, map) ? [chapter] : ['maps', map, chapter];

/** With a value on the map; the file says of which map it is. */
export function withOnMap(draft: Draft, map: MapName, path: Path, value: unknown): Draft {
  const after = withValue(draft, path, value);
  if (path[0] === 'maps') return after;
  const isWritten = CHAPTERS.some((chapter) => after[chapter] !== undefined);
  return withValue(after, ['map'], isWritten ? map : undefined);
}

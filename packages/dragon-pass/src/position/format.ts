import { BOXED, DEAD, GONE, type Hex, WAITING } from '../core/vocabulary.ts';

/** Any position of Dragon Pass as readable JSON: what FEN is to chess. */
export const POSITION_FORMAT = 'hexwyrm-position';

/** Places off the map, as written in a position. */
export const OFF_MAP: ReadonlyMap<string, Hex> = new Map([
  ['waiting', WAITING],
  ['box', BOXED],
  ['dead', DEAD],
  ['gone', GONE],
]);

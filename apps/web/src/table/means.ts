import type { Menu, Option } from './selection.ts';
import type { OddsBook } from './useOdds.ts';
import type { Sitting } from './useSitting.ts';

/** What input handlers at the table work with: the current game, and what can be done. */
export interface Means {
  readonly sitting: Sitting;
  readonly menu: Menu;
  readonly options: readonly Option[];
  /** Those of them that are marked on the board. */
  readonly shown: readonly Option[];
  readonly odds: OddsBook;
}

import type { Menu, Option } from './selection.ts';
import type { OddsBook } from './useOdds.ts';
import type { Sitting } from './useSitting.ts';

/** What a hand at the table has to go by: the game as it stands, and what can be done. */
export interface Means {
  readonly sitting: Sitting;
  readonly menu: Menu;
  readonly options: readonly Option[];
  /** Those of them that are marked on the board. */
  readonly shown: readonly Option[];
  readonly odds: OddsBook;
}

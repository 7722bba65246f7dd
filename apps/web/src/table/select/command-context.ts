import type { OddsBook } from '../ask-host/useOdds.ts';
import type { Session } from '../ask-host/useSession.ts';
import type { Menu, Option } from './selection.ts';

/** What input handlers at the table work with: the current game, and what can be done. */
export interface CommandContext {
  readonly session: Session;
  readonly menu: Menu;
  readonly options: readonly Option[];
  /** Those of them that are marked on the board. */
  readonly shown: readonly Option[];
  readonly odds: OddsBook;
}

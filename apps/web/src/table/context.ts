import { createContext, use } from 'react';
import type { UnitId } from '../board/types.ts';
import type { OddsBook } from './ask-host/useOdds.ts';
import type { Foreseen } from './ask-host/useOutlook.ts';
import type { Session } from './ask-host/useSession.ts';
import type { Commands } from './select/commands.ts';
import type { Kind, Menu, Option } from './select/selection.ts';

/** All the panels of the table share: the game as this seat sees it, what is chosen, what can be done. */
export interface Table extends Session {
  readonly menu: Menu;
  /** Units that can only roll, and in vain. */
  readonly hopeless: ReadonlySet<UnitId>;
  /** What the chosen unit or counter can do. */
  readonly options: readonly Option[];
  /** Those of them that are marked on the board. */
  readonly shown: readonly Option[];
  readonly kinds: readonly { readonly kind: Kind; readonly count: number }[];
  readonly odds: OddsBook;
  /** What is sure of what is previewed. */
  readonly outlook: Foreseen;
  /** How far the chosen unit gets is still being asked. */
  readonly seeking: boolean;
  readonly commands: Commands;
}

export const TableContext = createContext<Table | null>(null);

export function useTable(): Table {
  const table = use(TableContext);
  if (table === null) throw new Error('only inside the table');
  return table;
}

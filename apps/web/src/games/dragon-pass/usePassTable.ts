import type { Action, World } from '@hexwyrm/dragon-pass';
import { worldFor } from '@hexwyrm/dragon-pass/data';
import { useMemo } from 'react';
import { type Table, useTable } from '../../table/context.ts';
import type { Menu } from '../../table/select/selection.ts';
import { isView, type PassView, playerOf } from './view.ts';

/** A table with a game of Dragon Pass: the data sent with the view has the game's own types. */
interface OurTable extends Table {
  readonly view: PassView;
  readonly legal: readonly Action[];
  readonly menu: Menu<Action>;
}

const isOurs = (table: Table): table is OurTable => isView(table.view);

/** The table as Dragon Pass's own panels see it. */
export interface PassTable extends OurTable {
  readonly world: World;
  /** The viewer's index among the players; -1: a spectator. */
  readonly player: number;
}

export function usePassTable(): PassTable {
  const table = useTable();
  if (!isOurs(table)) throw new TypeError('only at a table of Dragon Pass');
  return useMemo(() => {
    const { view, seat } = table;
    return { ...table, world: worldFor(view.corrections), player: playerOf(view, seat) };
  }, [table]);
}

import type { Action, CityMap, World } from '@hexwyrm/dragon-rage';
import { worldFor } from '@hexwyrm/dragon-rage/data';
import type { Hex } from '../../board/types.ts';
import { type Table, useTable } from '../../table/context.ts';
import type { Commands } from '../../table/select/commands.ts';
import type { Menu } from '../../table/select/selection.ts';
import { type Preview, useSelection } from '../../table/select/selection-store.ts';
import { isAction } from './table/kinds.ts';
import { isView, type RageView, type Side, sideOf } from './view.ts';

/** A table with a game of Dragon Rage: the data sent with the view has the game's own types. */
interface OurTable extends Table {
  readonly view: RageView;
  readonly legal: readonly Action[];
  readonly menu: Menu<Action>;
  readonly commands: OurCommands;
}

interface OurCommands extends Commands {
  explain(action: Action, hex: Hex | null): void;
}

const isOurs = (table: Table): table is OurTable => isView(table.view);

/** The table as Dragon Rage's own panels see it. */
export interface RageTable extends OurTable {
  readonly world: World;
  readonly map: CityMap;
  /** The viewer's side, or null before sides are chosen. */
  readonly side: Side | null;
}

export function useRageTable(): RageTable {
  const table = useTable();
  if (!isOurs(table)) throw new TypeError('only at a table of Dragon Rage');
  const { view, seat } = table;
  const world = worldFor(view.map, view.corrections);
  return { ...table, world, map: world.map, side: sideOf(view, seat) };
}

const isOurPreview = (preview: Preview): preview is Preview<Action> => isAction(preview.action);

/** What is previewed, as an action of Dragon Rage. */
export function useRagePreview(): Preview<Action> | null {
  const preview = useSelection((selection) => selection.preview);
  return preview !== null && isOurPreview(preview) ? preview : null;
}

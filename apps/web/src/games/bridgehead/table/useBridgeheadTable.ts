import type { View } from '@hexwyrm/bridgehead';
import { type Table, useTable } from '../../../table/context.ts';
import { bridgeheadView } from '../view.ts';

/** The table as Bridgehead's own panels see it. */
export function useBridgeheadTable(): Table & { readonly view: View } {
  const table = useTable();
  return { ...table, view: bridgeheadView(table.view) };
}

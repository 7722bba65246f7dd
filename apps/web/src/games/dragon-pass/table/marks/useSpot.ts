import { useEffect } from '../../../../base/effects.ts';
import { useSelection } from '../../../../table/select/selection-store.ts';
import { usePassTable } from '../../usePassTable.ts';

/** Shows a hex on the map, lit for as long as the card about it is open. */
export function useSpot(name: string): void {
  const { field } = usePassTable();
  const set = useSelection((selection) => selection.set);
  const hex = field.grid.index.get(name);
  useEffect(() => {
    if (hex === undefined) return;
    set({ sight: { hexes: [hex], close: false }, lit: { hexes: [hex], flash: false } });
    return () => set({ lit: null });
  }, [hex, set]);
}

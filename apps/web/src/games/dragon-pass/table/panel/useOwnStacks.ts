import type { View } from '@hexwyrm/dragon-pass';
import type { Hex } from '../../../../board/types.ts';
import { useSelection } from '../../../../table/select/selection-store.ts';
import { usePhone } from '../../../../table/usePhone.ts';
import { usePassTable } from '../../usePassTable.ts';

const ASKS: ReadonlySet<string> = new Set(['array', 'regroup']);

/** Whether a battle asks for the order of stacks. */
export const asksOrder = ({ frames }: View): boolean => ASKS.has(frames.at(-1)?.kind ?? '');

/** The hexes whose stacks belong to the question: those of a battle, and on a phone the selected unit's. */
export function useOwnStacks(): readonly Hex[] {
  const { view, kit, field, legal, mine } = usePassTable();
  const subject = useSelection((selection) => selection.subject);
  const phone = usePhone();
  if (!mine) return [];
  if (asksOrder(view)) {
    const hexes = legal.flatMap((action) => {
      if (action.type === 'restack') return field.grid.index.get(action.hex) ?? [];
      return action.type === 'reserve' ? kit.play.placeOf(view, action.unit) : [];
    });
    return [...new Set(hexes)].filter((hex) => hex >= 0);
  }
  const hex = subject?.kind === 'unit' ? kit.play.placeOf(view, subject.unit) : -1;
  return phone && hex >= 0 ? [hex] : [];
}

import type { Action } from '@hexwyrm/dragon-pass';
import type { Hex, UnitId } from '../../../../board/types.ts';
import { useSelection } from '../../../../table/select/selection-store.ts';
import { askPass } from '../../useAnswer.ts';
import { usePassTable } from '../../usePassTable.ts';
import { unitIn } from '../../view.ts';

interface Order {
  /** The player's own units in the new order, from the top down. */
  readonly units: readonly UnitId[];
  readonly changed: boolean;
  /** The unit moved last. */
  readonly moved: UnitId | null;
  /** Whether the stack may be put in order now. */
  readonly open: boolean;
  /** Takes the unit out and lays it in the place of another; where that may not be, the board says why. */
  move(unit: UnitId, place: number): void;
  lay(): void;
  reset(): void;
}

/** An own stack being rearranged: nothing is played until confirmed. */
export function useOrder(hex: Hex): Order {
  const table = usePassTable();
  const { view, snapshot, legal, player, field, mine, act, commands } = table;
  const places = view.stacks.find((stack) => stack.hex === hex)?.places ?? [];
  const own = places.flatMap(({ unit }) =>
    unit !== null && unitIn(view, unit)?.owner === player ? [unit] : [],
  );
  const { drafts, set } = useSelection();
  const draft = drafts.get(hex);
  const drawn = draft?.of === snapshot ? draft : null;
  const units = drawn?.units ?? own;
  const name = field.grid.names[hex];
  const open = mine && legal.some((action) => action.type === 'restack' && action.hex === name);
  const differs = (order: readonly UnitId[]) => order.some((unit, depth) => unit !== own[depth]);
  const forget = () => set({ drafts: new Map([...drafts].filter(([other]) => other !== hex)) });
  return {
    units,
    changed: differs(units),
    moved: drawn?.moved ?? null,
    open,
    move(unit, place) {
      if (!own.includes(unit) || own.length < 2) return;
      if (!open) {
        const wish: Action = { type: 'restack', hex: name };
        commands.explain(wish, hex);
        return;
      }
      const left = units.filter((other) => other !== unit);
      const laid = left.toSpliced(Math.max(0, Math.min(place, left.length)), 0, unit);
      if (!differs(laid)) forget();
      else
        void askPass(table, 'order', { hex: name, units: laid }).then((steps) => {
          const draft = { of: snapshot, units: laid, moved: unit, steps };
          set({ drafts: new Map(useSelection.getState().drafts).set(hex, draft) });
        });
    },
    lay: () => act(drawn?.steps ?? []),
    reset: forget,
  };
}

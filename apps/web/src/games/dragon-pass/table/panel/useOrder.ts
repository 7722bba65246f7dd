import { type Action, orderSteps } from '@hexwyrm/dragon-pass';
import { useState } from 'react';
import type { Hex, UnitId } from '../../../../board/types.ts';
import { usePassTable } from '../../usePassTable.ts';
import { unitIn } from '../../view.ts';

interface Order {
  /** One's own units as they would lie, from the top down. */
  readonly units: readonly UnitId[];
  readonly changed: boolean;
  /** Who was moved last. */
  readonly moved: UnitId | null;
  /** Whether the stack may be put in order now. */
  readonly open: boolean;
  /** Takes the unit out and lays it in the place of another; where that may not be, the board says why. */
  move(unit: UnitId, place: number): void;
  lay(): void;
  reset(): void;
}

/** A stack of one's own as it is being put in order: nothing is played until it is laid. */
export function useOrder(hex: Hex): Order {
  const { view, snapshot, legal, player, field, mine, act, commands } = usePassTable();
  const places = view.stacks.find((stack) => stack.hex === hex)?.places ?? [];
  const own = places.flatMap(({ unit }) =>
    unit !== null && unitIn(view, unit)?.owner === player ? [unit] : [],
  );
  const [draft, setDraft] = useState<{
    readonly of: typeof snapshot;
    readonly hex: Hex;
    readonly units: readonly UnitId[];
    readonly moved: UnitId;
  } | null>(null);
  const drawn = draft?.of === snapshot && draft.hex === hex ? draft : null;
  const units = drawn?.units ?? own;
  const name = field.grid.names[hex] ?? '';
  const open = mine && legal.some((action) => action.type === 'restack' && action.hex === name);
  return {
    units,
    changed: units.some((unit, depth) => unit !== own[depth]),
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
      const at = Math.max(0, Math.min(place, left.length));
      setDraft({ of: snapshot, hex, units: left.toSpliced(at, 0, unit), moved: unit });
    },
    lay() {
      act(orderSteps(view, player, hex, units));
    },
    reset: () => setDraft(null),
  };
}

import { unitField as unit } from '@hexwyrm/wargame';
import * as z from 'zod/mini';
import { type Board, faceOf, isActive, isOwnOnMap, stackOf, unitOf } from '../../core/board.ts';
import type { Addition, Power, Rules } from '../../core/power.ts';
import type { Clause, Player, UnitId } from '../../core/vocabulary.ts';
import { transformerOn } from '../../moon/doubling.ts';
import { activeLairs } from '../../screening/lairs.ts';
import { allServants, isDisrupted } from '../../stacks/kinds.ts';

/** It doubles a factor of a unit stacked with it. */
export const actions = () =>
  [z.strictObject({ type: z.literal('transform'), unit, factor: z.enum(['magic', 'range']) })] as const;

export interface Events {
  transformed: { unit: UnitId; factor: Doubling['factor'] };
}

/** Which unit the Alchemical Transformer doubles, and which of its factors (DP-16.7.2-a). */
export interface Doubling {
  readonly unit: UnitId;
  readonly factor: 'magic' | 'range';
}

export interface Added {
  doubling: Doubling | null;
}

export const added: Addition<Added> = {
  blank: () => ({ doubling: null }),
  fields: (words) => ({
    doubling: z._default(
      z.nullable(z.strictObject({ unit: words.unit, factor: z.enum(['magic', 'range']) })),
      null,
    ),
  }),
  seen: ({ doubling }, { own }) => ({ doubling: doubling && own(doubling.unit) ? doubling : null }),
};

const FACTORS: readonly Doubling['factor'][] = ['magic', 'range'];

/** The player's Alchemical Transformer on the map, or -1. */
function transformerOf(board: Board, player: Player): UnitId {
  const id = transformerOn(board);
  return isOwnOnMap(board, player, id) ? id : -1;
}

/** The choice holds for a whole phase: it comes before the player's spirits and agents go out (R-DP-36). */
const isTooLate = (board: Board): boolean =>
  allServants(board).some((id) => isActive(board, id) && unitOf(board, id).hex >= 0);

/** Why the Transformer cannot double that factor of the unit, or null. */
function doublingRefusal(
  board: Board,
  player: Player,
  id: UnitId,
  factor: Doubling['factor'],
): Clause | null {
  const { doubling, acted } = board.state;
  const transformer = transformerOf(board, player);
  if (transformer < 0 || acted.includes(transformer) || isTooLate(board)) return 'DP-16.7.2-a';
  if (isDisrupted(board, transformer)) return 'DP-16.7.2-f';
  const beside = stackOf(board, unitOf(board, transformer).hex, player);
  if (id === transformer || !beside.includes(id)) return 'DP-16.7.2-a';
  if (doubling?.unit === id && doubling.factor === factor) return 'DP-16.7.2-a';
  const { mgf, mgfCyclic, mgfDiced, rf } = faceOf(board, id);
  if (factor === 'magic')
    return (mgf && Number.isFinite(mgf)) || mgfCyclic || mgfDiced ? null : 'DP-16.7.2-a';
  if (mgfDiced !== null || (mgf !== null && mgf < 0)) return 'DP-16.7.2-e';
  return rf ? null : 'DP-16.7.2-a';
}

export const rules: Rules<'transform'> = {
  /**
   * Sets the Transformer on a unit stacked with it, once in each phase in which its owner can use it: for
   * exotic abilities, for the owner's attacks, and after them for defence. It works until it is set again,
   * while both stay together (R-DPP-77).
   */
  transform: {
    type: 'transform',
    timing: 'DP-16.7.2-a',
    list(board, player, sink) {
      const transformer = transformerOf(board, player);
      if (transformer < 0) return;
      for (const unit of stackOf(board, unitOf(board, transformer).hex, player))
        for (const factor of FACTORS)
          if (doublingRefusal(board, player, unit, factor) === null)
            sink.add({ type: 'transform', unit, factor });
    },
    refusal: (board, player, { unit, factor }) => doublingRefusal(board, player, unit, factor),
    carryOut(play, player, { unit, factor }) {
      const { state, events } = play;
      state.acted.push(transformerOf(play, player));
      state.doubling = { unit, factor };
      const event = { type: 'transformed', clause: 'DP-16.7.2-a', unit, factor } as const;
      events.push(state.options.screening ? { ...event, audience: [state.seats[player]] } : event);
    },
  },
};

const mayTransform = (board: Board): boolean => activeLairs(board, transformerOn(board)).length > 0;

export const power: Power = {
  phases: { exotics: ['transform'], commit: ['transform'], support: ['transform'] },
  mayAct: { exotics: mayTransform, commit: mayTransform, support: mayTransform },
};

// Hungry Jack on the map and off it: what of it lasts beyond an action (16.10).

import * as z from 'zod/mini';
import { type Board, faceOf, type Play, unitOf } from '../../core/board.ts';
import type { Words } from '../../core/position-words.ts';
import type { Addition } from '../../core/power.ts';
import { type Hex, NOBODY, type Player, type UnitId } from '../../core/vocabulary.ts';
import { unitWith } from '../../stacks/roster.ts';

export interface Jack {
  /** Dragons beyond the west edge, and the game-turn in which each left (DP-16.10.1-b). */
  readonly fetching: readonly { readonly unit: UnitId; readonly turn: number }[];
  /** Hungry Jack and the magicians that have called a unit in this game-turn (DP-16.10.2-e). */
  readonly callers: readonly UnitId[];
  /** Spirits and agents that have attacked or supported in this game-turn (DP-16.10.2-f). */
  readonly worked: readonly UnitId[];
}

export interface Added {
  /** Absent until a dragon leaves for Hungry Jack, and while there is nothing to remember. */
  jack?: Jack | undefined;
}

const NOTHING: Jack = { fetching: [], callers: [], worked: [] };

export const added = {
  blank: () => ({ jack: undefined }),
  fields: ({ unit }: Words) => ({
    jack: z.exactOptional(
      z.strictObject({
        fetching: z._default(z.array(z.strictObject({ unit, turn: z.int().check(z.positive()) })), []),
        callers: z._default(z.array(unit), []),
        worked: z._default(z.array(unit), []),
      }),
    ),
  }),
  seen: ({ jack }, { known }) => (jack ? { jack: { ...jack, callers: jack.callers.filter(known) } } : {}),
} satisfies Addition<Added>;

export const notesOf = ({ state }: Board): Jack => state.jack ?? NOTHING;

export function note({ state }: Pick<Play, 'state'>, changes: Partial<Jack>): void {
  const jack: Jack = { ...(state.jack ?? NOTHING), ...changes };
  if (jack.fetching.length + jack.callers.length + jack.worked.length > 0) state.jack = jack;
  else state.jack = undefined;
}

/** Hungry Jack, or -1 in a game without it. */
export const jackOf = unitWith('draws-units');

/** Hungry Jack where it can use its power: on the map, with its mark up, in the hands of a player. */
export interface Lair {
  readonly id: UnitId;
  readonly hex: Hex;
  readonly owner: Player;
}

export function lairOf(board: Board): Lair | null {
  const id = jackOf(board);
  if (id < 0) return null;
  const { hex, owner } = unitOf(board, id);
  return hex >= 0 && owner !== NOBODY && faceOf(board, id).exotic ? { id, hex, owner } : null;
}

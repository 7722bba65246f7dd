import type { Phase } from '../../core/vocabulary.ts';
import { lunar, sartar } from '../../testing/skirmish.ts';
import { type Piece, type Setting, table } from '../../testing/table.ts';

export const DELECTI = (hex: string, more: Partial<Piece> = {}): Piece => ({
  type: 'delecti',
  owner: 'sartar',
  hex,
  ...more,
});

/** Zombies 1, 2 … of the Sartar player in these hexes, as z1, z2 … */
export const file = (...hexes: string[]): Record<string, Piece> =>
  Object.fromEntries(
    hexes.map((hex, i) => [`z${i + 1}`, { type: 'zombies', number: i, owner: 'sartar', hex }]),
  );

/** The counters of all other zombies, off the map. */
export const pool = (from: number): Record<string, Piece> =>
  Object.fromEntries(
    Array.from({ length: 12 - from }, (_, i) => [
      `z${from + i + 1}`,
      { type: 'zombies', number: from + i, owner: null, hex: 'off' },
    ]),
  );

/** The Sartar player's turn by default; a unit far away on each side. */
export const undead = (
  pieces: Record<string, Piece>,
  phase: Phase = 'movement',
  more: Partial<Setting<string>> = {},
) =>
  table<string>({
    active: 'sartar',
    phase,
    ...more,
    pieces: { ours: sartar('3-3-3', '0101'), theirs: lunar('3-3-3', '1818'), ...pieces },
  });

export type Undead = ReturnType<typeof undead>;

/** Where zombies 1, 2 … stand. */
export const places = (t: Undead): string[] =>
  Array.from({ length: 12 }, (_, i) => `z${i + 1}`)
    .filter((name) => t.id(name) >= 0)
    .map((name) => t.at(name))
    .filter((at) => at !== 'off' && at !== 'dead');

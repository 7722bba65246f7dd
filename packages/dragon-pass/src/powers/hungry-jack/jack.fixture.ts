import { type Piece, type Setting, table } from '../../testing/table.ts';

export const jack = (owner: string | null, hex: string, more: Partial<Piece> = {}): Piece => ({
  type: 'hungry-jack',
  owner,
  hex,
  ...more,
});

export const dragon = (owner: string, hex: string, more: Partial<Piece> = {}): Piece => ({
  type: 'dragons',
  owner,
  hex,
  ...more,
});

/** The end of Lunar's turn: with its last word Sartar's movement phase begins, and Hungry Jack may call. */
export function dusk<N extends string>(pieces: Record<N, Piece>, more: Partial<Setting<N>> = {}) {
  const t = table<N>({
    active: 'lunar',
    phase: 'movement',
    turn: 3,
    options: { screening: false },
    ...more,
    pieces,
  });
  while (t.state.active === 0) t.play('lunar', { type: 'end' });
  return t;
}

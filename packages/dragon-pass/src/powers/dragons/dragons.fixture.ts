import { type Piece, type Setting, table } from '../../testing/table.ts';

/** A printed dragon; of the red, the green and the brown one the red where no other is named. */
const dragonOf =
  (number: number) =>
  (owner: string, hex: string, more: Partial<Piece> = {}): Piece => ({
    type: 'dragons',
    number,
    owner,
    hex,
    ...more,
  });

export const red = dragonOf(0);
export const green = dragonOf(1);
export const brown = dragonOf(2);

/** Sartar ends its movement; the exotics phase begins, with an assassin who could still act in it. */
export function exotics<N extends string>(pieces: Record<N, Piece>, more: Partial<Setting<N>> = {}) {
  const own = {
    assassin: { type: 'sartar-assassin', owner: 'sartar', hex: 'off' },
    far: { code: '3-3-3', owner: 'lunar', hex: '2020' },
    home: { code: '3-3-3', owner: 'sartar', hex: '2001' },
  };
  const t = table<N | keyof typeof own>({
    active: 'sartar',
    turn: 4,
    ...more,
    pieces: { ...pieces, ...own },
  });
  t.play('sartar', { type: 'end' });
  return t;
}

// Retreats for tests.

import { assault, skirmish, type Table } from './skirmish.ts';
import type { Piece } from './table.ts';

/** Up to the retreat of the Sartar player. */
export function routed<N extends string>(
  pieces: Record<N, Piece>,
  first: NoInfer<N>,
  ...others: NoInfer<N>[]
): Table<N> {
  const t = skirmish(pieces);
  assault(t, '0910', first, ...others);
  t.play('lunar', { type: 'done' });
  return t;
}

export const refusal = <N extends string>(t: Table<N>, name: NoInfer<N>, to = '0911') =>
  t.refusal('sartar', { type: 'retreat', unit: t.id(name), to: t.hex(to) });

/** A unit leaves; dice are rolled at once if no other unit can go. */
export const leave = <N extends string>(t: Table<N>, name: NoInfer<N>, to = '0911', ...dice: number[]) =>
  t.play('sartar', { type: 'retreat', unit: t.id(name), to: t.hex(to) }, ...dice);

// Herds in battles for tests.

import { type Table, until } from './skirmish.ts';
import type { Piece } from './table.ts';

// 0909 is north of 0910, 0911 south of it; 1009 and 0809 lie beside both 0909 and 0910.

export const herd = (hex: string, more: Partial<Piece> = {}): Piece => ({
  code: '1h-2-+2',
  owner: 'sartar',
  hex,
  ...more,
});

/** The attackers' bow shoots at 0910. */
export const shoot = <N extends string>(t: Table<N | 'bow'>, die: number) => {
  until(t, 'aim');
  return t.play('lunar', { type: 'aim', unit: t.id('bow'), hex: t.hex('0910') }, die);
};

// Missile fire for tests.

import { expect } from 'vitest';
import { assault, lunar, sartar, skirmish, type Table } from './skirmish.ts';
import { eventsOf, type Piece } from './table.ts';

/** So many archers of one factor each. */
export function archers<P extends string>(
  prefix: P,
  count: number,
  make: (code: string, hex: string) => Piece,
  hex: string,
) {
  const names = Array.from({ length: count }, (_, i) => `${prefix}${i}`);
  return Object.fromEntries(names.map((name) => [name, make('2*-1-4', hex)]));
}

export const volley = <N extends string>(t: Table<N>, seat: string, hex: string, die: number) =>
  t.play(seat, { type: 'volley', hex: t.hex(hex) }, die);

/** The Lunar archers in 0909 shoot at 0910; returns what the die did. */
export function shoot(
  count: number,
  targets: Record<string, Piece>,
  die: number,
  ground: Record<string, string[]> = {},
) {
  const pieces: Record<string, Piece> = { ...archers('a', count, lunar, '0909'), ...targets };
  const t = skirmish(pieces, { land: { ground } });
  assault(t, '0910', 'a0');
  expect(t.decision()).toMatchObject({ kind: 'aim', seats: ['lunar'] });
  const action =
    count > 1
      ? { type: 'volley' as const, hex: t.hex('0910') }
      : { type: 'aim' as const, unit: 0, hex: t.hex('0910') };
  const [fired] = eventsOf(t.play('lunar', action, die), 'fired');
  return { t, fired };
}

export const foot = { d: sartar('3-3-3', '0910'), e: sartar('3-3-3', '0910'), f: sartar('3-3-3', '0910') };

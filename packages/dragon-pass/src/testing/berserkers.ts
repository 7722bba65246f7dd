// Superheroes and their best friends for tests.

import { renewUnit, type State } from '../core/state.ts';
import { assault, skirmish, untilDice } from './skirmish.ts';
import type { Piece } from './table.ts';

export const piece = (type: string, owner: string, hex: string, more: Partial<Piece> = {}): Piece => ({
  type,
  owner,
  hex,
  ...more,
});

export const gunda = (hex: string, owner = 'sartar'): Piece => piece('gunda', owner, hex);

export const harrek = (hex: string, owner = 'sartar'): Piece => piece('harrek', owner, hex);

/** A rage under way: the piece numbered first rages at the one numbered second. */
export const rage =
  (avenger: number, scapegoat: number) =>
  (state: State): void => {
    state.rages.push({ avenger, scapegoat });
    renewUnit(state, avenger).down = true;
  };

/** Lunar units in 0909 kill Gunda in 0910; the answers that follow change nothing. */
export function slayGunda(pieces: Record<string, Piece>, setting: Parameters<typeof skirmish>[1] = {}) {
  const t = skirmish<string>({ ...pieces, gunda: gunda('0910'), harrek: harrek('1515') }, setting);
  const [first = ''] = Object.keys(pieces);
  assault(t, '0910', first);
  untilDice(t, 6);
  t.play('lunar', { type: 'take', unit: t.id('gunda') });
  return t;
}

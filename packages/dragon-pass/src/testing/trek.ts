// Moves for tests: one piece on a plain, going north from 1010 unless the test says otherwise.

import type { Event } from '../core/events.ts';
import type { Plain } from './land.ts';
import type { Table } from './skirmish.ts';
import { eventsOf, type Piece, table } from './table.ts';

/** A position with the unit `it` of the Lunar player, whose movement phase it is. */
export const trek = (code: string, plain: Plain = {}, more: Partial<Piece> & { rain?: boolean } = {}) => {
  const { rain = false, ...piece } = more;
  return table({
    land: plain,
    pieces: {
      it: { code, owner: 'lunar', hex: '1010', ...piece },
      // Another unit that can move keeps the phase open.
      other: { code: '3-3-3', owner: 'lunar', hex: '0101' },
      far: { code: '3-3-3', owner: 'sartar', hex: '2020' },
    },
    state: (state) => {
      state.rain = rain;
    },
  });
};

type Trek = ReturnType<typeof trek>;

/** What each step of the way costs. */
export const costs = (t: Trek, ...way: string[]): number[] => spent(t.walk('lunar', 'it', ...way));

export const spent = (events: readonly Event[]): number[] =>
  eventsOf(events, 'moved').map(({ cost }) => cost);

/** Why `it` may not step into the hex, or null. */
export const stop = (t: Trek, to: string): string | null =>
  t.refusal('lunar', { type: 'step', unit: t.id('it'), to: t.hex(to) });

/** Hexes due north of 1010: 1009, 1008 … */
export const north = (count: number): string[] =>
  Array.from({ length: count }, (_, i) => `10${String(9 - i).padStart(2, '0')}`);

export const neutral = (code: string, hex: string): Piece => ({ code, owner: null, hex });

/** Why a piece may not step into the hex, or null. */
export const refuse = <N extends string>(t: Table<N>, seat: string, name: N, to: string): string | null =>
  t.refusal(seat, { type: 'step', unit: t.id(name), to: t.hex(to) });

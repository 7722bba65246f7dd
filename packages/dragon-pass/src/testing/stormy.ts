// Sartar's exotics phase on a plain, with the Stormwalkers and an enemy far away.

import { type Piece, type Setting, table } from './table.ts';

export const lunar = (code: string, hex: string, more: Partial<Piece> = {}): Piece => ({
  code,
  owner: 'lunar',
  hex,
  ...more,
});
export const sartar = (code: string, hex: string, more: Partial<Piece> = {}): Piece => ({
  code,
  owner: 'sartar',
  hex,
  ...more,
});

/** The Stormwalkers stand in 1010; their range is 12 on every reading of their counter. */
export const walkers: Piece = { type: 'stormwalkers', owner: 'sartar', hex: '1010' };
export const spirit: Piece = { type: 'stormwalkers-spirit', owner: 'sartar', hex: 'box' };

/** In Sartar's exotics phase, on a plain; the assassin keeps the phase open once the storm is over. */
export function exotics<N extends string>(pieces: Record<N, Piece>, more: Partial<Setting<N>> = {}) {
  const own = {
    walkers,
    spirit,
    assassin: { type: 'sartar-assassin', owner: 'sartar', hex: 'off' },
    enemy: lunar('3-3-3', '2020'),
  };
  return table<N | keyof typeof own>({
    active: 'sartar',
    phase: 'exotics',
    turn: 4,
    scenario: 'pass-8',
    ...more,
    pieces: { ...own, ...pieces },
  });
}

export type Table = Pick<ReturnType<typeof exotics<never>>, 'state' | 'decision' | 'play' | 'hex'>;

export const row = (column: string, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `${column}${String(from + i).padStart(2, '0')}`);

/** Ends phases until the seat's phase is reached; no unit moves or fights. */
export function until(t: Table, seat: string, phase: string, turn: number): void {
  for (let guard = 0; guard < 200; guard++) {
    const { state } = t;
    if (state.seats[state.active] === seat && state.phase === phase && state.turn === turn) return;
    const [asked = ''] = t.decision()?.seats ?? [];
    t.play(asked, { type: 'end' });
  }
  throw new Error(`no ${phase} of ${seat} in turn ${turn}`);
}

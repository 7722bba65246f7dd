import type { State } from '../../core/state.ts';
import type { Piece } from '../../testing/table.ts';

export const wizard: Piece = { type: 'WZD', side: 'defender', hex: '1010' };
export const earth = (hex: string): Piece => ({ type: 'ELM_EARTH', side: 'defender', hex });
export const militia = (hex: string): Piece => ({ type: 'MIL', side: 'defender', hex });
export const orc = (hex: string): Piece => ({ type: 'ORC', side: 'invader', hex });
export const walk = (unit: number, to: string) => ({ type: 'walk', unit, to }) as const;

/** The second piece is an elemental under the control of the first. */
export const controlled = (state: State): void => {
  state.units[1].master = 0;
};

/** What elementals are worth in these tests, regardless of the counters. */
export const units = {
  ELM_EARTH: { attack: 4, defence: 4, mp: 4 },
  ELM_FIRE: { attack: 5, defence: 5, mp: 4 },
  INF: { attack: 2, defence: 2 },
  MIL: { attack: 1, defence: 1 },
  ORC: { attack: 2, defence: 2 },
};

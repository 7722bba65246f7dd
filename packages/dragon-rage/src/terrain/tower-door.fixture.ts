import { SMASHED } from '../core/state.ts';
import type { Side } from '../core/vocabulary.ts';
import { type Piece, table } from '../testing/table.ts';
import type { UnitTypeId } from '../world/unit-types.ts';

export const piece = (type: UnitTypeId, side: Side, hex: string) => ({ type, side, hex }) as const;
export const walk = (unit: number, to: string) => ({ type: 'walk', unit, to }) as const;
export const smash = (unit: number, to: string) => ({ type: 'smash', unit, to }) as const;
export const spare = piece('CAV', 'invader', '2501');
export const guard = piece('ARH', 'defender', '1009');

/** A tower in 1009 with an entrance on its south side, towards 1010. */
export const towerWith = (kind: 'door' | 'gate') => ({
  hexes: { '1009': { terrain: 'tower' as const } },
  entrances: {
    add: [
      { between: ['1009', '1010'] as [string, string], type: kind, of: 'tower' as const, inside: '1009' },
    ],
  },
});
export const DOOR = towerWith('door');
export const GATE = towerWith('gate');

export const at = (corrections: typeof DOOR, type: UnitTypeId, more: Record<string, Piece> = {}) =>
  table<string>({
    phase: 2,
    corrections,
    pieces: { unit: piece(type, 'invader', '1010'), spare, ...more },
  });

/** Whether the unit breaks the guarded entrance with these two dice. */
export function breaks(corrections: typeof DOOR, type: UnitTypeId, ...dice: number[]): boolean {
  const t = at(corrections, type, { guard });
  t.play('invader', smash(0, '1009'), ...dice);
  return t.state.entrances[0] === SMASHED;
}

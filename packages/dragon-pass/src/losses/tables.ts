import type { Board } from '../core/board.ts';
import { type Parts, WHOLE } from '../core/vocabulary.ts';

/** DP-PAC.ATTACK-a: what a die of 1 to 6 takes of the total. */
const SHARES: readonly (readonly [number, number])[] = [
  [1, 6],
  [1, 4],
  [1, 3],
  [1, 2],
  [3, 4],
  [1, 1],
];

/** The Attack Table: the loss for a total and a modified die (DP-PAC.ATTACK-b, c, d). */
export function attackLoss(total: Parts, die: number): number {
  const [numerator, denominator] = SHARES[Math.min(Math.max(die, 1), 6) - 1];
  return Math.floor((Math.floor(total / WHOLE) * numerator) / denominator);
}

export type MissileResult = '-' | '1DD' | '2DD' | '1DE' | '2DE' | '3DE';

/** The Missile Fire Table: a total between two columns uses the lower one (DP-7.9.5-a, DP-PAC.MISSILE-g). */
export function missileResult({ world }: Board, total: Parts, die: number): MissileResult {
  const { columns, rows } = world.tables.missile;
  const column = columns.findLastIndex((least) => total >= least * WHOLE);
  const result = rows[Math.min(Math.max(die, 0), 7)]?.[column];
  return RESULTS.find((known) => known === result) ?? '-';
}

const RESULTS: readonly MissileResult[] = ['1DD', '2DD', '1DE', '2DE', '3DE'];

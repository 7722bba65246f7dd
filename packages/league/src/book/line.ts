import type { Seat } from '@hexwyrm/kernel';

/** One line of a sum as a page shows it: why, by which clause, how many, and what it comes to. */
export interface Line {
  readonly reason: string;
  readonly clause: string;
  readonly count: number;
  readonly value: number;
}

export const totalOf = (lines: readonly Line[]): number => lines.reduce((sum, { value }) => sum + value, 0);

/** A number for each of the two seats of a game. */
export type BySeat<T> = Readonly<Record<Seat, T>>;

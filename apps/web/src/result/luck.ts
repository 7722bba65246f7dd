/** What a side rolled for, what it could expect and what it got. */
export interface Luck {
  readonly rolls: number;
  readonly expected: number;
  readonly successes: number;
  /** Standard deviation of the number of successes. */
  readonly spread: number;
}

/** In standard deviations: above 0 is luck. */
export const fortune = ({ successes, expected, spread }: Luck): number =>
  spread === 0 ? 0 : (successes - expected) / spread;

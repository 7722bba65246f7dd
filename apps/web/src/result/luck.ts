/** What a side rolled for, what it could expect and what it got: successes, or pips. */
export interface Luck {
  readonly rolls: number;
  readonly expected: number;
  readonly got: number;
  /** Standard deviation of it. */
  readonly spread: number;
}

/** In standard deviations: above 0 is luck. */
export const fortune = ({ got, expected, spread }: Luck): number =>
  spread === 0 ? 0 : (got - expected) / spread;

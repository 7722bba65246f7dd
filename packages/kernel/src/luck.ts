/** What a player rolled for, what they could expect and what they got: successes, or pips. */
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

/** The luck of rolls that succeed or fail, each with its chance from 0 to 1. */
export function luckOfRolls(rolls: readonly { readonly chance: number; readonly success: boolean }[]): Luck {
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return {
    rolls: rolls.length,
    expected: sum(rolls.map(({ chance }) => chance)),
    got: rolls.filter(({ success }) => success).length,
    spread: Math.sqrt(sum(rolls.map(({ chance }) => chance * (1 - chance)))),
  };
}

/** The luck of several games together: variances add up. */
export const luckInAll = (games: readonly Luck[]): Luck =>
  games.reduce(
    (all, { rolls, expected, got, spread }) => ({
      rolls: all.rolls + rolls,
      expected: all.expected + expected,
      got: all.got + got,
      spread: Math.hypot(all.spread, spread),
    }),
    { rolls: 0, expected: 0, got: 0, spread: 0 },
  );

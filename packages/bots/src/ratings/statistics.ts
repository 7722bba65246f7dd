export interface Rate {
  readonly rate: number;
  /** Range of the true rate in 95 of 100 such series. */
  readonly low: number;
  readonly high: number;
}

// The two-sided 95 % point of the normal distribution.
const Z = 1.959_963_984_540_054;

/** Wilson's score interval: honest for few games and for rates near 0 and 1. */
export function wilson(wins: number, games: number): Rate {
  if (games === 0) return { rate: 0, low: 0, high: 1 };
  const rate = wins / games;
  const z2 = Z * Z;
  const centre = (rate + z2 / (2 * games)) / (1 + z2 / games);
  const margin = (Z / (1 + z2 / games)) * Math.sqrt((rate * (1 - rate)) / games + z2 / (4 * games * games));
  return { rate, low: Math.max(0, centre - margin), high: Math.min(1, centre + margin) };
}

export const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

import { SHARES } from './melee.ts';

/** Somebody who can fall to a blow: at what price, and what a loss. */
export interface Prey {
  readonly price: number;
  readonly worth: number;
}

/** The chance that nobody is left after a blow. */
export function cleared(total: number, prey: readonly Prey[]): number {
  const price = prey.reduce((sum, one) => sum + one.price, 0);
  return SHARES.filter((share) => Math.floor(Math.floor(total) * share) >= price).length / SHARES.length;
}

/** What a blow takes on average from those who can fall to it. */
export function expected(total: number, prey: readonly Prey[]): number {
  if (total < 1) return 0;
  const sorted = prey.toSorted((a, b) => b.worth / b.price - a.worth / a.price);
  let sum = 0;
  for (const share of SHARES) {
    let loss = Math.floor(Math.floor(total) * share);
    for (const { price, worth } of sorted) {
      if (price > loss) continue;
      loss -= price;
      sum += worth;
    }
  }
  return sum / SHARES.length;
}

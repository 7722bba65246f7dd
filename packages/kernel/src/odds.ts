import type { Fraction, RollOdds, RollResult, Sum, Summand } from './contract.ts';

/** How many of the 6 or 36 throws give each sum; index 0 is the sum 0. */
const WAYS = {
  1: [0, 1, 1, 1, 1, 1, 1],
  2: [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1],
} as const;

function count(dice: 1 | 2, wanted: (sum: number) => boolean): Fraction {
  const ways = WAYS[dice];
  let favourable = 0;
  for (let sum = dice; sum < ways.length; sum += 1) if (wanted(sum)) favourable += ways[sum];
  return [favourable, dice === 1 ? 6 : 36];
}

/** The chance that the bare dice show at least `needs`; subtract a modifier from `needs` first. */
export function chanceAtLeast(dice: 1 | 2, needs: number): Fraction {
  return count(dice, (sum) => sum >= needs);
}

export function chanceAtMost(dice: 1 | 2, limit: number): Fraction {
  return count(dice, (sum) => sum <= limit);
}

export function chanceExactly(dice: 1 | 2, sum: number): Fraction {
  return count(dice, (shown) => shown === sum);
}

/** The chance of each sum, lowest first, for tables that read the sum itself. */
export function distribution(dice: 1 | 2): readonly { readonly sum: number; readonly chance: Fraction }[] {
  const sums = Array.from({ length: dice * 5 + 1 }, (_, index) => index + dice);
  return sums.map((sum) => ({ sum, chance: chanceExactly(dice, sum) }));
}

export const CERTAIN: Fraction = [1, 1];
export const IMPOSSIBLE: Fraction = [0, 1];

export function sumOf(parts: readonly Summand[]): Sum {
  return { parts, total: parts.reduce((total, { value }) => total + value, 0) };
}

type Named = Omit<RollResult, 'chance'>;

/** A roll as a game describes it; the rest of its odds follows. */
export interface RollPlan
  extends Pick<RollOdds, 'roll' | 'clause' | 'unit' | 'needs' | 'atMost' | 'comparison'> {
  readonly dice: 1 | 2;
  readonly modifiers?: readonly Summand[];
  readonly success: Named;
  readonly failure: Named;
}

/** The odds of a roll that succeeds or fails. */
export function rollOdds({ modifiers = [], success, failure, ...plan }: RollPlan): RollOdds {
  const { dice, needs, atMost } = plan;
  const { total: modifier } = sumOf(modifiers);
  const chance = atMost ? chanceAtMost(dice, needs - modifier) : chanceAtLeast(dice, needs - modifier);
  const [favourable, all] = chance;
  const results: RollResult[] = [];
  if (favourable > 0) results.push({ ...success, chance });
  if (favourable < all) results.push({ ...failure, chance: [all - favourable, all] });
  return { ...plan, modifier, modifiers, chance, results };
}

/** What is settled before any die is thrown: it succeeds for certain, or cannot. */
export function settledOdds(
  named: Pick<RollOdds, 'roll' | 'clause' | 'unit' | 'comparison'>,
  succeeds: boolean,
  result: Named,
): RollOdds {
  const results = [{ ...result, chance: CERTAIN }];
  const chance = succeeds ? CERTAIN : IMPOSSIBLE;
  return { ...named, dice: 0, needs: 0, modifier: 0, modifiers: [], chance, results };
}

/** Lowest terms, the denominator positive. */
export function reduce([numerator, denominator]: Fraction): Fraction {
  if (!Number.isSafeInteger(numerator) || !Number.isSafeInteger(denominator) || denominator === 0) {
    throw new RangeError(`${numerator}/${denominator} is not an exact fraction`);
  }
  const divisor = gcd(Math.abs(numerator), Math.abs(denominator)) * Math.sign(denominator);
  return [numerator / divisor || 0, denominator / divisor];
}

/** Both of two independent chances. */
export function both([a, b]: Fraction, [c, d]: Fraction): Fraction {
  return reduce([a * c, b * d]);
}

/** One or the other of two chances that exclude each other. */
export function either([a, b]: Fraction, [c, d]: Fraction): Fraction {
  return reduce([a * d + c * b, b * d]);
}

export function complement([a, b]: Fraction): Fraction {
  return reduce([b - a, b]);
}

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}

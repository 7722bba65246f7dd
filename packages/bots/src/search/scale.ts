/** Turns values, of which only differences matter, into scores between 0 and 1. */
export type Scale = (value: number) => number;

/** A scale for values around these: half a point at their middle, and most of the scale for such as differ by as much. */
export function scaleFor(values: readonly number[]): Scale {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted[sorted.length >> 1];
  const spread =
    values.reduce((sum, value) => sum + Math.min(WIDEST, Math.abs(value - middle)), 0) / values.length;
  const unit = Math.max(NARROWEST, spread);
  return (value) => 1 / (1 + Math.exp((middle - value) / unit));
}

/** A game that is won or lost says nothing about smaller things. */
const WIDEST = 100;
const NARROWEST = 2;

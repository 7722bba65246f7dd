/// <reference path="../../edmonds-blossom-fixed.d.ts" />
import blossom from 'edmonds-blossom-fixed';

/** Two of a list by their places in it, and what it costs to pair them. */
export type Pairing = readonly [one: number, other: number, cost: number];

/** The cheapest way to pair all of them, or null where these pairings do not pair them all. */
export function cheapestMatching(size: number, pairings: readonly Pairing[]): [number, number][] | null {
  if (size === 0) return [];
  const most = pairings.reduce((highest, [, , cost]) => Math.max(highest, cost), 0);
  const partners = blossom(
    pairings.map(([one, other, cost]) => [one, other, most - cost] as const),
    true,
  );
  const pairs: [number, number][] = [];
  for (let one = 0; one < size; one += 1) {
    const other = partners[one] ?? -1;
    if (other < 0) return null;
    if (one < other) pairs.push([one, other]);
  }
  return pairs;
}

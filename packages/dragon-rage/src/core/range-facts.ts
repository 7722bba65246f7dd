/** For who aims at something out of range: how far away it is, and how far (and from how far on) the weapon reaches. */
export function rangeFacts(distance: number, range: number, nearest = 0): Record<string, number> | undefined {
  if (distance >= nearest && distance <= range) return undefined;
  return nearest > 1 ? { distance, nearest, range } : { distance, range };
}

/** Yields numbers from 0 up to 1. */
export type Random = () => number;

export function hash(text: string): number {
  let value = 2166136261;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 16777619);
  return value >>> 0;
}

/** The same seed gives the same numbers, so the map looks the same on every load. */
export function random(seed: string | number): Random {
  let state = typeof seed === 'number' ? seed : hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export const pick = <T>(list: readonly T[], next: Random): T => list[Math.floor(next() * list.length)];

/** A number around zero, at most half of `width` away. */
export const spread = (next: Random, width: number): number => (next() - 0.5) * width;

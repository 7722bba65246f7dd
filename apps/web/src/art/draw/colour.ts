import type { Random } from './random.ts';

const channels = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** `share` 0 is the first colour, 1 the second; both as `#rrggbb`. */
export function mix(from: string, to: string, share: number): string {
  const goal = channels(to);
  const mixed = channels(from).map((value, i) => Math.round(value + (goal[i] - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** The colour made darker or lighter by at most `amount`. */
export function jitter(colour: string, next: Random, amount: number): string {
  const pole = next() < 0.5 ? '#000000' : '#ffffff';
  return mix(colour, pole, next() * amount);
}

/** As `jitter`, but in a few steps: shapes of one ink can share a path. */
export function stepped(colour: string, next: Random, amount: number): string {
  const pole = next() < 0.5 ? '#000000' : '#ffffff';
  return mix(colour, pole, (Math.round(next() * 3) / 3) * amount);
}

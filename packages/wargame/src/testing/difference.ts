import { canonical } from '@hexwyrm/kernel';

/** The value in the one spelling of its JSON; an absent value is spelt `null`. */
export const spelt = (value: unknown): string => canonical(JSON.parse(JSON.stringify(value ?? null)));

/** Where two values first differ, as text; null for equal ones. */
function difference(a: unknown, b: unknown): string | null {
  // Nearly always they are equal, and their fields in the same order.
  if (JSON.stringify(a) === JSON.stringify(b)) return null;
  const [one, other] = [spelt(a), spelt(b)];
  if (one === other) return null;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return `${one.slice(Math.max(0, at - 60), at + 60)} | ${other.slice(at, at + 60)}`;
}

/** Throws where the two values differ. */
export function mustBeSame(a: unknown, b: unknown, what: string): void {
  const found = difference(a, b);
  if (found !== null) throw new Error(`${what}: ${found}`);
}

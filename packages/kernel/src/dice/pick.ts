import type { Dice } from './dice.ts';

/**
 * A whole number from 0 to `size - 1`, all equally likely, read off the dice as digits in base six; a number
 * that is too large is thrown on, so there is no bias. One possibility costs no die.
 */
export function pickIndex(dice: Dice, size: number): number {
  if (!Number.isSafeInteger(size) || size < 1) throw new RangeError(`nothing to pick from: ${size}`);
  let range = 1;
  let number = 0;
  while (range < size) {
    number = number * 6 + dice.d6() - 1;
    range *= 6;
    const fair = range - (range % size);
    if (number < fair) return number % size;
    // What is left over is itself evenly spread, so it is kept as the start of the next number.
    number -= fair;
    range -= fair;
  }
  return 0;
}

export function pickOne<T>(dice: Dice, items: readonly T[]): T {
  return items[pickIndex(dice, items.length)];
}

/** A new array in random order, every order equally likely. */
export function shuffle<T>(dice: Dice, items: readonly T[]): T[] {
  const rest = [...items];
  const shuffled: T[] = [];
  while (rest.length > 0) shuffled.push(...rest.splice(pickIndex(dice, rest.length), 1));
  return shuffled;
}

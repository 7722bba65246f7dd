/**
 * The same numbers in an array of the plainest kind. Other methods make arrays of several kinds (`flatMap` one that may have holes),
 * and compiled code that has met only some of them is thrown away at the next.
 */
export function plainList(numbers: Iterable<number>): number[] {
  const list: number[] = [];
  for (const number of numbers) list.push(number);
  return list;
}

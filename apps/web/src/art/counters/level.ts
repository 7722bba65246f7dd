/** How much a counter shows: below 24 pixels, below 40, from there on, and from 60 on with its name if it has one. */
export type Level = 'block' | 'middle' | 'full' | 'named';

const FROM: readonly (readonly [Level, number])[] = [
  ['block', 24],
  ['middle', 40],
  ['full', 60],
];

export const levelFor = (pixels: number): Level => FROM.find(([, end]) => pixels < end)?.[0] ?? 'named';

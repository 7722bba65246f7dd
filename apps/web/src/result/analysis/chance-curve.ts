import type { Analysis } from '@hexwyrm/kernel';

/** Height of the picture; its width is one for each action. */
export const HEIGHT = 100;

/** The chance of the first seat over the actions, as a path from the bottom: certain is at the top. */
export function curveOf({ start, actions }: Pick<Analysis, 'start' | 'actions'>): string {
  const heights = [start, ...actions.map(({ chances }) => chances)].map(
    ([first = 0]) => Math.round(10 * HEIGHT * (1 - first)) / 10,
  );
  return heights.map((y, x) => `${x === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}

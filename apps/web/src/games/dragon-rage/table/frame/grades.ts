import type { View, World } from '@hexwyrm/dragon-rage';

/** Victory points that win, or win more where victories are graded, the fewest first. */
export function gradesOf({ goal, options }: View, { grades }: World['tables']): readonly number[] {
  const { marginal, normal, great } = grades.formula;
  const points = options.grading ? [marginal, normal, great].map((by) => goal + by) : [goal];
  return [...new Set(points)];
}

/** The next of them to reach; the last once all are. */
export const nextOf = (grades: readonly number[], score: number): number =>
  grades.find((vp) => vp > score) ?? Math.max(...grades);

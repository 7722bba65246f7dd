import { type Attributes, path } from './svg.ts';

/** Shapes of the same ink become one path: a city has thousands of roofs. */
export interface Batch {
  add(ink: string, shape: string): void;
  svg(): string;
}

/** `inks` says how a path of that ink is painted. */
export function makeBatch(inks: (ink: string) => Attributes): Batch {
  const shapes = new Map<string, string[]>();
  return {
    add(ink, shape) {
      const list = shapes.get(ink);
      if (list) list.push(shape);
      else shapes.set(ink, [shape]);
    },
    svg: () => [...shapes].map(([ink, list]) => path(list.join(''), inks(ink))).join(''),
  };
}

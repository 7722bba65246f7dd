import { makeSite, type Site } from '../../../../../art/draw/site.ts';
import { riverCourses, roadCourses } from '../lines.ts';
import type { Scene } from '../scene.ts';

/** A small drawing on the ground; those farther south are in front. */
export interface Glyph {
  /** Where its foot is. */
  readonly y: number;
  readonly svg: string;
}

/** Where roads and rivers run, which nothing may hide. */
export function clearingsOf(scene: Scene): Site {
  const { map, radius } = scene;
  const courses = [
    ...riverCourses(scene),
    ...roadCourses(scene, map.primaryRoads),
    ...roadCourses(scene, map.secondaryRoads),
  ];
  return makeSite(
    radius,
    courses.flatMap(({ points }) => points),
  );
}

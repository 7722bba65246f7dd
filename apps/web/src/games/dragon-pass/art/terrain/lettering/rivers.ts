import { type Point, shift } from '../../../../../art/draw/geometry.ts';
import { riverCourses } from '../lines.ts';
import type { Scene } from '../scene.ts';
import { type Box, overlap } from './boxes.ts';
import { widthOf } from './faces.ts';
import { curved, type Label, lengthOf, pointAt, type Setting } from './label.ts';
import { type Level, scaleOf } from './levels.ts';
import type { NameOf } from './places.ts';

/** Distance of the letters from the water, in radii. */
const BESIDE = 0.24;

/** The names of rivers along their straightest free stretch; the whole map is too small for them. */
export function riverLabels(scene: Scene, level: Level, nameOf: NameOf, taken: readonly Box[]): Label[] {
  if (level === 'far') return [];
  const { ink, radius } = scene;
  const boxes = [...taken];
  return riverCourses(scene).flatMap(({ river, points }) => {
    if (!river.name) return [];
    const words = nameOf(river.id) ?? river.name.replace(/ \(.*\)$/, '');
    const setting: Setting = {
      words,
      face: 'nature',
      size: radius * scaleOf(level).river,
      fill: ink.waterName,
      halo: ink.labelHalo,
    };
    const label = stretches(points, widthOf('nature', words) * setting.size * 1.5, radius)
      .map((way) => curved(setting, scene.id(`name-of-${river.id}`), way))
      .find(({ boxes: own }) => !own.some((box) => boxes.some((other) => overlap(box, other))));
    boxes.push(...(label?.boxes ?? []));
    return label ? [label] : [];
  });
}

/** Stretches of that length beside the water, to be read from the left, the straightest first. */
function stretches(course: readonly Point[], length: number, radius: number): Point[][] {
  const found: { readonly way: Point[]; readonly bend: number }[] = [];
  for (let start = 0; start + length < lengthOf(course); start += radius * 0.8) {
    const marks = [0, 0.25, 0.5, 0.75, 1].map((share) => pointAt(course, start + share * length));
    const [first, last] = [marks[0], marks[marks.length - 1]];
    const chord = Math.hypot(last.x - first.x, last.y - first.y);
    const steep = Math.abs(last.y - first.y) / (chord || 1);
    const way = first.x <= last.x ? marks : marks.reverse();
    found.push({ way: beside(way, radius * BESIDE), bend: length / (chord || 1) + steep * 0.4 });
  }
  return found.sort((a, b) => a.bend - b.bend).map(({ way }) => way);
}

/** The way moved up, across its own direction. */
function beside(way: readonly Point[], distance: number): Point[] {
  const [first, last] = [way[0], way[way.length - 1]];
  const length = Math.hypot(last.x - first.x, last.y - first.y) || 1;
  return way.map((at) =>
    shift(at, ((last.y - first.y) / length) * distance, (-(last.x - first.x) / length) * distance),
  );
}

import { blend, sampleThrough } from '../../../../art/draw/curve.ts';
import { BEARINGS, neighbours, type Point, polar, squareDistance } from '../../../../art/draw/geometry.ts';
import { hash, random, spread } from '../../../../art/draw/random.ts';
import type { MapLine, MapRiver } from './map-data.ts';
import { around, type Scene } from './scene.ts';

/** Points of a curve for each hex it runs through. */
const STEPS = 7;

export interface Course {
  readonly name: string;
  readonly points: readonly Point[];
}

/** Out of the map, as straight on as the edge allows. */
function overEdge(scene: Scene, hex: string, from: Point): Point[] {
  const at = scene.layout.centre(hex);
  const ahead = { x: 2 * at.x - from.x, y: 2 * at.y - from.y };
  return neighbours(hex)
    .flatMap((next, i) => (scene.isOn(next) ? [] : [polar(at, scene.layout.height, BEARINGS[i])]))
    .sort((a, b) => squareDistance(a, ahead) - squareDistance(b, ahead))
    .slice(0, 1);
}

const nameOf = ({ name, hexes }: MapLine): string => name ?? `${hexes[0]}-${hexes[hexes.length - 1]}`;

/** Roads run through the centres of their hexes. */
export function roadCourses(scene: Scene, roads: readonly MapLine[]): readonly Course[] {
  const exits = new Set(scene.map.roadExits);
  return roads.map((road) => {
    const points = road.hexes.map(scene.layout.centre);
    const last = road.hexes[road.hexes.length - 1];
    const end = exits.has(last) ? overEdge(scene, last, points[points.length - 2]) : [];
    return { name: nameOf(road), points: sampleThrough([...points, ...end], STEPS) };
  });
}

/** Dragonewt roads are straight (DP-16.5.3). */
export const wyrmRoads = (scene: Scene): readonly Course[] =>
  scene.map.dragonewtRoads.map((road) => ({
    name: nameOf(road),
    points: [road.hexes[0], road.hexes[road.hexes.length - 1]].map(scene.layout.centre),
  }));

export interface RiverCourse extends Course {
  readonly river: MapRiver;
  /** It comes out of a lake or marsh with all its water. */
  readonly full: boolean;
}

/** Rivers run from hex to hex in small bends, out of lakes and marshes and into them, and over the edge. */
export function riverCourses(scene: Scene): readonly RiverCourse[] {
  return scene.map.rivers.map((river) => {
    const centres = river.hexes.map(scene.layout.centre);
    const [first] = river.hexes;
    const last = river.hexes[river.hexes.length - 1];
    const source =
      scene.at(first)?.headwaters && !isBeside(scene, first, 'lake') ? [] : shoreOf(scene, first, centres[1]);
    const mouth =
      river.ends === 'edge'
        ? overEdge(scene, last, centres[centres.length - 2])
        : river.ends === 'marsh'
          ? shoreOf(scene, last, centres[centres.length - 2])
          : [];
    const bends = meander(centres, random(hash(river.id)), scene.radius);
    const points = sampleThrough([...source, ...bends, ...mouth], STEPS);
    return { name: nameOf(river), river, full: source.length > 0, points };
  });
}

const isBeside = (scene: Scene, hex: string, terrain: string): boolean =>
  around(scene, hex).some((next) => next.terrain === terrain);

/** A point inside the lake or marsh beside the hex, as straight on from `before` as may be. */
function shoreOf(scene: Scene, hex: string, before: Point): Point[] {
  const { layout } = scene;
  const at = layout.centre(hex);
  return around(scene, hex)
    .filter(({ terrain }) => terrain === 'lake' || terrain === 'marsh')
    .map((water) => blend(at, layout.centre(water.hex), 0.7))
    .sort((a, b) => squareDistance(b, before) - squareDistance(a, before))
    .slice(0, 1);
}

function meander(points: readonly Point[], next: () => number, radius: number): Point[] {
  return points.flatMap((at, i) => {
    if (i === points.length - 1) return [at];
    const to = points[i + 1];
    const sway = spread(next, 0.34 * radius) / Math.hypot(to.x - at.x, to.y - at.y);
    const middle = {
      x: (at.x + to.x) / 2 - (to.y - at.y) * sway,
      y: (at.y + to.y) / 2 + (to.x - at.x) * sway,
    };
    return [at, middle];
  });
}

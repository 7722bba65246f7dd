import { sampleCurve, smoothPath } from '../../../../art/draw/curve.ts';
import { BEARINGS, neighbours, type Point, polar } from '../../../../art/draw/geometry.ts';
import { group, path } from '../../../../art/draw/svg.ts';
import type { Scene } from './scene.ts';

/** Every road as points through the centres of its hexes, out of the map where it leaves it. */
function roadLines(scene: Scene): readonly (readonly Point[])[] {
  const exits = new Set(scene.map.exits);
  return scene.map.roads.map((road) => {
    const points = road.map(scene.layout.centre);
    const first = road[0];
    const last = road[road.length - 1];
    const start = exits.has(first) ? wayOut(scene, first, points[1]) : [];
    const end = exits.has(last) ? wayOut(scene, last, points[points.length - 2]) : [];
    return [...start, ...points, ...end];
  });
}

/** The point on the map edge most nearly opposite to where the road comes from. */
function wayOut(scene: Scene, hex: string, from: Point): readonly Point[] {
  const at = scene.layout.centre(hex);
  const towards = (p: Point) => (p.x - at.x) * (from.x - at.x) + (p.y - at.y) * (from.y - at.y);
  const ends = neighbours(hex).flatMap((next, i) =>
    scene.isOn(next) ? [] : [polar(at, scene.layout.height * 0.62, BEARINGS[i])],
  );
  return ends.sort((a, b) => towards(a) - towards(b)).slice(0, 1);
}

export const roadSamples = (scene: Scene): readonly Point[] =>
  roadLines(scene).flatMap((points) => sampleCurve(points, 6));

export function paintRoads(scene: Scene): string {
  const { ink, radius } = scene;
  const d = roadLines(scene).map(smoothPath).join('');
  const band = (stroke: string, width: number, opacity?: number) =>
    path(d, { stroke, 'stroke-width': radius * width, opacity });
  return group(
    { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
    band(ink.roadEdge, 0.37) + band(ink.road, 0.29) + band(ink.roadEdge, 0.11, 0.22) + band(ink.road, 0.06),
  );
}

import type { Point } from '../../../../art/draw/geometry.ts';
import { circle, dashes, group, outline, path, polyline } from '../../../../art/draw/svg.ts';
import { type Course, roadCourses, wyrmRoads } from './lines.ts';
import type { Scene } from './scene.ts';

const lineOf = (courses: readonly Course[]): string => courses.map(({ points }) => polyline(points)).join('');

const ROUND = { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };

export function paintRoads(scene: Scene): string {
  const { ink, radius, map } = scene;
  const tracks = lineOf(roadCourses(scene, map.secondaryRoads));
  const roads = lineOf(roadCourses(scene, map.primaryRoads));
  const bed = { stroke: ink.trackBed, 'stroke-width': radius * 0.18, opacity: 0.65 };
  const ruts = { stroke: ink.track, 'stroke-width': radius * 0.095 };
  const stones = { stroke: ink.roadEdge, 'stroke-width': radius * 0.035, opacity: 0.3 };
  return (
    group(
      { ...ROUND, 'stroke-linecap': 'butt', 'data-layer': 'secondary-roads' },
      path(tracks, bed) + path(tracks, { ...ruts, 'stroke-dasharray': dashes(radius * 0.24, radius * 0.13) }),
    ) +
    group(
      { ...ROUND, 'data-layer': 'primary-roads' },
      path(roads, { stroke: ink.roadEdge, 'stroke-width': radius * 0.22 }) +
        path(roads, { stroke: ink.road, 'stroke-width': radius * 0.135 }) +
        (scene.near
          ? path(roads, { ...stones, 'stroke-dasharray': dashes(radius * 0.06, radius * 0.1) })
          : ''),
    )
  );
}

/** DP-16.5.3: violet stones from station to station, a lozenge where two roads cross. */
export function paintWyrmRoads(scene: Scene): string {
  const { ink, radius, map, layout } = scene;
  const d = lineOf(wyrmRoads(scene));
  const dots = {
    stroke: ink.wyrmRoad,
    'stroke-width': radius * 0.085,
    'stroke-dasharray': dashes(0.01, radius * 0.2),
  };
  const junctions = map.dragonewtJunctions.map((hex) => junction(scene, layout.centre(hex)));
  return group(
    { ...ROUND, 'data-layer': 'dragonewt-roads' },
    path(d, { stroke: ink.wyrmRoadBed, 'stroke-width': radius * 0.17, opacity: 0.55 }) +
      path(d, dots) +
      junctions.join(''),
  );
}

function junction({ ink, radius }: Scene, at: Point): string {
  return circle(at, radius * 0.11, {
    fill: ink.wyrmCity,
    stroke: ink.wyrmRoad,
    'stroke-width': radius * 0.05,
  });
}

/** DP-6.9.1-a: an arrow in the margin where a road comes onto the map. */
export function paintEntries(scene: Scene): string {
  const { ink, radius, map, layout } = scene;
  const exits = new Set(map.roadExits);
  const roads = [...map.primaryRoads, ...map.secondaryRoads];
  const arrows = roadCourses(scene, roads).flatMap(({ points }, i) => {
    const hex = roads[i].hexes[roads[i].hexes.length - 1];
    if (!exits.has(hex)) return [];
    const end = points[points.length - 1];
    const to = layout.centre(hex);
    const away = Math.hypot(to.x - end.x, to.y - end.y);
    const [x, y] = [(to.x - end.x) / away, (to.y - end.y) / away];
    const tip = { x: to.x - x * away * 0.56, y: to.y - y * away * 0.56 };
    const at = (back: number, side: number) => ({
      x: tip.x - (x * back + y * side) * radius,
      y: tip.y - (y * back - x * side) * radius,
    });
    const arrow = outline([tip, at(0.34, 0.24), at(0.26, 0), at(0.34, -0.24)]);
    return [
      path(arrow, { fill: ink.roadEdge, stroke: ink.road, 'stroke-width': radius * 0.05, 'data-entry': hex }),
    ];
  });
  return arrows.join('');
}

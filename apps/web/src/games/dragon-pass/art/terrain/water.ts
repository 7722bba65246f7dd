import { neighbours, type Point, shift } from '../../../../art/draw/geometry.ts';
import { random } from '../../../../art/draw/random.ts';
import { circle, group, num, outline, path, polyline } from '../../../../art/draw/svg.ts';
import { bordersOf, inset } from './borders.ts';
import { type RiverCourse, riverCourses } from './lines.ts';
import type { Scene } from './scene.ts';

/** Width of a river, in radii: at its spring, once it is a river, and its growth per hex. */
const SPRING = 0.07;
const RIVER = 0.19;
const GROWTH = 0.004;
/** Hexes from the spring to the full river. */
const YOUTH = 5;

/** Rivers, wider downstream; bank, edge, water and light are one shape each, to join without seams. */
export function paintRivers(scene: Scene): string {
  const { ink, radius } = scene;
  const courses = riverCourses(scene);
  const ribbons = (more: number) => courses.map((course) => ribbon(scene, course, more * radius)).join('');
  const light = courses.map(({ points }) =>
    polyline(points.map((at) => shift(at, -radius * 0.02, -radius * 0.03))),
  );
  const names = courses.map(({ river }) => river.id).join(' ');
  return group(
    { 'data-layer': 'rivers', 'data-rivers': names },
    path(ribbons(0.13), { fill: ink.bank, opacity: 0.6 }) +
      path(ribbons(0.035), { fill: ink.riverEdge }) +
      path(ribbons(-0.045), { fill: ink.river }) +
      path(light.join(''), {
        stroke: ink.riverLight,
        'stroke-width': radius * 0.035,
        fill: 'none',
        opacity: 0.75,
      }),
  );
}

/** The outline of a river, `more` wider than it is. */
function ribbon(scene: Scene, { points, full, river }: RiverCourse, more: number): string {
  const perHex = points.length / river.hexes.length;
  const left: Point[] = [];
  const right: Point[] = [];
  points.forEach((at, i) => {
    const before = points[Math.max(0, i - 1)];
    const after = points[Math.min(points.length - 1, i + 1)];
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    const hexes = i / perHex;
    const age = full ? 1 : Math.min(1, hexes / YOUTH);
    const width = scene.radius * (SPRING + (RIVER - SPRING) * age + GROWTH * hexes) + more;
    const half = Math.max(width, scene.radius * 0.02) / 2 / length;
    left.push(shift(at, -(after.y - before.y) * half, (after.x - before.x) * half));
    right.push(shift(at, (after.y - before.y) * half, -(after.x - before.x) * half));
  });
  return outline([...left, ...right.reverse()]);
}

/** Lakes: shore, water-lining and a few waves. */
export function paintLakes(scene: Scene): string {
  const { ink, radius } = scene;
  const isLake = (terrain: string) => terrain === 'lake' || terrain === 'sea';
  const shores = bordersOf(
    scene,
    ({ terrain }) => isLake(terrain),
    (hex) => hex !== undefined,
  );
  if (shores.length === 0) return '';
  const water = scene
    .of('lake', 'sea')
    .map(({ hex }) => outline(scene.layout.corners(hex, 1.01)))
    .join('');
  const line = (distance: number, stroke: string, width: number, opacity = 1) =>
    path(shores.map((shore) => inset(shore, distance * radius)).join(''), {
      stroke,
      'stroke-width': radius * width,
      opacity,
    });
  const waves = scene.of('lake', 'sea').map(({ hex }) => {
    const at = scene.layout.centre(hex);
    return (
      wave(scene, shift(at, -radius * 0.34, -radius * 0.12)) +
      wave(scene, shift(at, -radius * 0.14, radius * 0.2))
    );
  });
  return group(
    { fill: 'none', 'stroke-linejoin': 'round', 'data-layer': 'lakes' },
    path(water, { fill: ink.river }) +
      line(0, ink.shore, 0.22) +
      line(0.11, ink.riverEdge, 0.07) +
      line(0.26, ink.riverLight, 0.05, 0.8) +
      line(0.42, ink.riverLight, 0.04, 0.45) +
      path(waves.join(''), { stroke: ink.foam, 'stroke-width': radius * 0.05, 'stroke-linecap': 'round' }),
  );
}

function wave({ radius }: Scene, { x, y }: Point): string {
  const step = num(radius * 0.24);
  return `M${num(x)} ${num(y)}q${num(radius * 0.12)} ${num(-radius * 0.11)} ${step} 0t${step} 0`;
}

/** Where a road meets a river: shallow water and stones to step on, in a pale ring. */
export function paintFords(scene: Scene): string {
  const { ink, radius } = scene;
  const fords = scene.drawn.flatMap(({ hex, ford }) => {
    if (!ford) return [];
    const at = scene.layout.centre(hex);
    const next = random(`${hex}ford`);
    const stones = [0, 1, 2, 3].map((i) =>
      circle(shift(at, radius * (i - 1.5) * 0.065, radius * (next() - 0.5) * 0.1), radius * 0.032, {
        fill: ink.roadEdge,
      }),
    );
    const ring = { fill: ink.road, stroke: ink.riverEdge, 'stroke-width': radius * 0.055 };
    return [
      group({ 'data-ford': hex }, circle(at, radius * 0.16, ring) + (scene.near ? stones.join('') : '')),
    ];
  });
  return fords.join('');
}

/** Small springs where rivers begin (DP-12.3). */
export function paintSprings(scene: Scene): string {
  const { ink, radius } = scene;
  const springs = scene.drawn.flatMap(({ hex, headwaters }) => {
    if (!headwaters || neighbours(hex).some((next) => scene.terrain(next) === 'lake')) return [];
    const pool = { fill: ink.river, stroke: ink.riverEdge, 'stroke-width': radius * 0.035 };
    return [circle(scene.layout.centre(hex), radius * 0.085, { ...pool, 'data-spring': hex })];
  });
  return springs.join('');
}

import { type Side, squareDistance } from '../../../../art/draw/geometry.ts';
import { dashes, group, line, path, translate } from '../../../../art/draw/svg.ts';
import type { Scene } from './scene.ts';

/** Walls or palisades along the hexsides, with merlons and a walk on top. */
export function paintWalls(scene: Scene): string {
  const { ink, radius, wall } = scene;
  const d = course(scene);
  const band = (stroke: string, width: number, more = {}) =>
    path(d, { stroke, 'stroke-width': radius * width, ...more });
  const round = { 'stroke-linecap': 'round' };
  const shadow = {
    transform: translate(radius * 0.12, radius * 0.17),
    'stroke-opacity': ink.shadowOpacity,
    ...round,
  };
  const merlons = { 'stroke-dasharray': dashes(radius * 0.1, radius * 0.075) };
  return group(
    { fill: 'none' },
    band(ink.shadow, 0.34, shadow) +
      band(wall.dark, 0.35, round) +
      band(wall.mid, 0.29, round) +
      band(wall.light, 0.29, merlons) +
      band(wall.dark, 0.17, round) +
      band(wall.walk, 0.14, round),
  );
}

function course(scene: Scene): string {
  const { map, layout } = scene;
  const walls = map.walls.map(([a, b]) => layout.between(a, b));
  const gates = map.entrances
    .filter((entrance) => entrance.of === 'wall')
    .map(({ between: [a, b] }) => layout.between(a, b));
  return [...walls, ...stubs(scene), ...gates].map((side) => line(...side)).join('');
}

/** Short pieces that join a tower to the walls that end at its corners. */
function stubs(scene: Scene): readonly Side[] {
  const { map, layout } = scene;
  const ends = map.walls.flatMap(([a, b]) => layout.between(a, b));
  return scene.of('tower').flatMap((hex) => {
    const inner = layout.corners(hex, 0.8);
    return layout.corners(hex).flatMap((corner, i) => {
      const touches = ends.some((end) => squareDistance(end, corner) < (layout.radius * 0.06) ** 2);
      const stub: Side = [inner[i], corner];
      return touches ? [stub] : [];
    });
  });
}

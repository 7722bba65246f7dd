import { midpoint, neighbours, type Point } from '../../../../art/draw/geometry.ts';
import { circle, dashes, group, path, spot } from '../../../../art/draw/svg.ts';
import { bordersOf, inset } from './borders.ts';
import type { MapHex } from './map-data.ts';
import type { Realm } from './palettes/types.ts';
import type { Scene } from './scene.ts';

/** Width of a band along the inner side of a border, and how strong it is. */
const BANDS = [
  { width: 0.27, opacity: 0.2 },
  { width: 0.14, opacity: 0.4 },
  { width: 0.05, opacity: 0.95 },
];

/** Every land has its colour inside its own border: two neighbours show two colours. */
export function paintRealmBorders(scene: Scene): string {
  const realms = Object.entries(scene.ink.realms).map(([territory, { edge, dash }]) => {
    const borders = bordersOf(
      scene,
      (hex) => hex.territory === territory,
      (hex) => hex !== undefined,
    );
    const bands = BANDS.map(({ width, opacity }, i) => {
      const line =
        i === BANDS.length - 1 && dash ? dashes(...dash.map((part) => part * scene.radius)) : undefined;
      const d = borders.map((border) => inset(border, (scene.radius * width) / 2)).join('');
      return path(d, { 'stroke-width': scene.radius * width, opacity, 'stroke-dasharray': line });
    });
    return group({ stroke: edge, 'data-realm': territory }, bands.join(''));
  });
  return group({ fill: 'none', 'stroke-linejoin': 'miter' }, realms.join(''));
}

const GLOWING: ReadonlySet<string> = new Set<Realm>(['lunar-dark', 'lunar-light']);

const glows = (hex: MapHex | undefined): boolean => hex !== undefined && GLOWING.has(hex.territory);

/** DP-3.2.2-a: the edge of the land the Glowline covers, a red shine set with small moons. */
export function paintGlowline(scene: Scene): string {
  const { ink, radius } = scene;
  const line = bordersOf(scene, glows, (hex) => hex !== undefined)
    .map(({ points, closed }) => `M${points.map(spot).join('L')}${closed ? 'Z' : ''}`)
    .join('');
  const shine = (width: number, opacity: number) =>
    path(line, { stroke: ink.glow, 'stroke-width': radius * width, opacity });
  const moons = moonPlaces(scene).map((at) => moon(scene, at));
  return group(
    { 'data-layer': 'glowline' },
    group(
      { fill: 'none', 'stroke-linejoin': 'round', 'stroke-linecap': 'round' },
      shine(0.5, 0.1) + shine(0.26, 0.16) + shine(0.07, 0.9),
    ) + moons.join(''),
  );
}

/** The middle of every second hexside of the Glowline. */
function moonPlaces(scene: Scene): readonly Point[] {
  const middles = scene.map.hexes.filter(glows).flatMap(({ hex }) =>
    neighbours(hex).flatMap((name, direction) => {
      const next = scene.at(name);
      return next && !glows(next) ? [midpoint(...scene.layout.side(hex, direction))] : [];
    }),
  );
  return middles.filter((_, i) => i % 2 === 0);
}

function moon(scene: Scene, at: Point): string {
  const { ink, radius } = scene;
  const r = radius * 0.13;
  const lit = `M${spot({ x: at.x, y: at.y - r * 0.8 })}a${r * 0.8} ${r * 0.8} 0 0 1 0 ${r * 1.6}a${r} ${r} 0 0 0 0 ${-r * 1.6}z`;
  const rim = { fill: ink.glow, stroke: ink.halo, 'stroke-width': radius * 0.03 };
  return circle(at, r, rim) + path(lit, { fill: ink.glowMoon });
}

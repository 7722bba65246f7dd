import { jitter, mix } from '../../../../art/draw/colour.ts';
import { neighbours, shift, turned } from '../../../../art/draw/geometry.ts';
import { pick, type Random, random, spread } from '../../../../art/draw/random.ts';
import { group, line, num, outline, path, polygon, tag } from '../../../../art/draw/svg.ts';
import { groundOf, type Scene } from './scene.ts';

/** Meadow and forest floor, every hex its own tint, blurred into each other. */
export function paintGrass(scene: Scene): string {
  const { ink, layout } = scene;
  const tints = scene.of('forest', 'open').map((hex) => {
    const next = random(hex);
    const fill =
      scene.terrain(hex) === 'forest' ? jitter(ink.forestFloor, next, 0.06) : jitter(ink.grass, next, 0.09);
    return polygon(layout.corners(hex, 1.03), { fill });
  });
  const meadow = tag('rect', { width: layout.width, height: layout.depth, fill: ink.grass });
  return group({ filter: `url(#${scene.id('soft')})` }, meadow + tints.join(''));
}

/** Ploughed fields away from roads and water, tufts of grass on the other meadows. */
export function paintFields(scene: Scene): string {
  const onRoad = new Set(scene.map.roads.flat());
  let fields = '';
  let tufts = '';
  for (const hex of scene.of('open')) {
    const next = random(`${hex}f`);
    if (!onRoad.has(hex) && next() < 0.42 && isInland(scene, hex)) fields += field(scene, hex, next);
    else if (scene.near) tufts += tuftsIn(scene, hex, next);
  }
  const grass = { stroke: scene.ink.tuft, 'stroke-width': scene.radius * 0.03, fill: 'none', opacity: 0.8 };
  return fields + path(tufts, grass);
}

const isInland = (scene: Scene, hex: string): boolean =>
  neighbours(hex).every((next) => ['open', 'city', 'tower'].includes(scene.terrain(next)));

function field(scene: Scene, hex: string, next: Random): string {
  const { radius, ink } = scene;
  const angle = (pick([0, 60, 120], next) * Math.PI) / 180 + spread(next, 0.2);
  const fill = pick(ink.fields, next);
  const w = radius * (0.52 + next() * 0.1);
  const h = radius * (0.36 + next() * 0.08);
  const at = turned(scene.layout.centre(hex), angle);
  const plot = polygon([at(-w, -h), at(w, -h * 0.9), at(w * 0.96, h), at(-w * 0.98, h * 0.95)], {
    fill,
    stroke: mix(fill, '#3b3a10', 0.35),
    'stroke-width': radius * 0.03,
    'stroke-opacity': 0.6,
  });
  if (!scene.near) return plot;
  let furrows = '';
  for (let k = -4; k <= 4; k++) furrows += line(at(-w * 0.94, (h * k) / 5), at(w * 0.94, (h * k) / 5));
  const earth = { stroke: mix(fill, '#4a3c10', 0.3), 'stroke-width': radius * 0.025, opacity: 0.55 };
  return plot + path(furrows, earth);
}

function tuftsIn(scene: Scene, hex: string, next: Random): string {
  const { radius } = scene;
  const s = radius * 0.07;
  let d = '';
  for (let i = 0; i < 6; i++) {
    const at = shift(scene.layout.centre(hex), spread(next, radius * 1.5), spread(next, radius * 1.4));
    const blade = `${num(s * 0.3)} ${num(-s * 1.3)}`;
    d += `M${num(at.x - s)} ${num(at.y)}l-${blade}M${num(at.x)} ${num(at.y)}v${num(-s * 1.7)}`;
    d += `M${num(at.x + s)} ${num(at.y)}l${blade}`;
  }
  return d;
}

/** Trodden earth and cobbles under the houses. */
export function paintCityGround(scene: Scene): string {
  const { ink, layout, radius } = scene;
  const districts = new Map<string, string>();
  for (const hex of scene.of('city', 'tower')) {
    const fill = groundOf(scene, hex);
    districts.set(fill, (districts.get(fill) ?? '') + outline(layout.corners(hex, 1.015)));
  }
  const earth = [...districts].map(([fill, d]) => path(d, { fill })).join('');
  if (!scene.near) return earth;
  let stones = '';
  for (const hex of scene.of('city')) {
    const next = random(`${hex}c`);
    for (let i = 0; i < 26; i++) {
      const at = shift(layout.centre(hex), spread(next, radius * 1.8), spread(next, radius * 1.7));
      stones += `M${num(at.x)} ${num(at.y)}h${num(radius * 0.05)}`;
    }
  }
  return earth + path(stones, { stroke: ink.cobble, 'stroke-width': radius * 0.035, opacity: 0.5 });
}

/** A veil of the ground over the roofs, to make counters stand out. */
export function paintHaze(scene: Scene): string {
  const opacity = scene.theme === 'night' ? 0.12 : 0.24;
  const veils = new Map<string, string>();
  for (const hex of scene.of('city')) {
    const fill = groundOf(scene, hex);
    veils.set(fill, (veils.get(fill) ?? '') + outline(scene.layout.corners(hex)));
  }
  return [...veils].map(([fill, d]) => path(d, { fill, opacity })).join('');
}

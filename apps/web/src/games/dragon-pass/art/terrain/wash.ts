import { byRow, type Point, shift } from '../../../../art/draw/geometry.ts';
import { hash, random, spread } from '../../../../art/draw/random.ts';
import { group, num, outline, path, spot, tag } from '../../../../art/draw/svg.ts';
import { bordersOf, inset } from './borders.ts';
import { isWashed, realmOf, type Scene } from './scene.ts';

/** A hex of the map, or one just beyond its edge that goes on like the nearest on it. */
interface Patch {
  readonly hex: string;
  readonly like: string;
}

function patches({ map, isSeen }: Scene): readonly Patch[] {
  const { columns, rows } = map;
  const two = (value: number) => String(value).padStart(2, '0');
  const within = (value: number, most: number) => Math.min(most, Math.max(1, value));
  const found: Patch[] = [];
  for (let c = 0; c <= columns + 1; c++) {
    for (let r = 0; r <= rows + 1; r++) {
      found.push({ hex: two(c) + two(r), like: two(within(c, columns)) + two(within(r, rows)) });
    }
  }
  return found.filter(({ hex }) => isSeen(hex)).sort((a, b) => byRow(a.hex, b.hex));
}

/** The colours of the lands, then woods, hills and waters washed over them, then the marks of the brush. */
export function paintWash(scene: Scene): string {
  const { ink, layout } = scene;
  const all = patches(scene);
  const paper = tag('rect', { width: layout.width, height: layout.depth, fill: ink.neutral });
  const lands = collected(all, ({ like }) => {
    const hex = scene.at(like);
    return hex && realmOf(scene, hex)?.wash;
  });
  const realms = [...lands].map(([fill, list]) =>
    path(list.map(({ hex }) => outline(layout.corners(hex, 1.01))).join(''), { fill }),
  );
  const grounds = collected(all, ({ like }) => {
    const terrain = scene.terrain(like);
    return isWashed(scene, terrain) ? terrain : undefined;
  });
  const washes = [...grounds].map(([terrain, list]) => {
    const { ink: fill, opacity } = ink.washes[terrain];
    return path(list.map(({ hex }) => uneven(scene, hex)).join(''), { fill, opacity });
  });
  const soft = { filter: `url(#${scene.id('soft')})` };
  return paper + realms.join('') + group(soft, washes.join('') + brushMarks(scene, all));
}

function collected<K>(all: readonly Patch[], keyOf: (patch: Patch) => K | undefined): Map<K, Patch[]> {
  const found = new Map<K, Patch[]>();
  for (const patch of all) {
    const key = keyOf(patch);
    if (key === undefined) continue;
    const list = found.get(key);
    if (list) list.push(patch);
    else found.set(key, [patch]);
  }
  return found;
}

/** The hex with wavering sides; hexes that touch waver the same way, so no gap opens between them. */
function uneven(scene: Scene, hex: string): string {
  const corners = scene.layout.corners(hex, 1.004);
  const points = corners.flatMap((corner, i) => {
    const next = corners[(i + 1) % corners.length];
    return [
      wavered(scene, corner, 0.24),
      wavered(scene, { x: (corner.x + next.x) / 2, y: (corner.y + next.y) / 2 }, 0.3),
    ];
  });
  return outline(points);
}

function wavered({ radius }: Scene, at: Point, width: number): Point {
  const next = random(hash(`${Math.round((at.x / radius) * 4)} ${Math.round((at.y / radius) * 4)}`));
  return shift(at, spread(next, width * radius), spread(next, width * radius));
}

/** Broad pale and dark dabs, to keep the ground from looking flat. */
function brushMarks(scene: Scene, all: readonly Patch[]): string {
  const { ink, radius, layout } = scene;
  const dabs: [string[], string[]] = [[], []];
  for (const { hex } of all) {
    const next = random(`${hex}brush`);
    for (let i = 0; i < 3; i++) {
      const at = shift(layout.centre(hex), spread(next, 1.8 * radius), spread(next, 1.7 * radius));
      dabs[next() < 0.5 ? 0 : 1].push(
        dab(at, radius * (0.25 + next() * 0.5), radius * (0.1 + next() * 0.22), spread(next, 0.7)),
      );
    }
  }
  const [pale, dark] = dabs.map((list) => list.join(''));
  return (
    path(pale, { fill: ink.brushLight, opacity: ink.brush }) +
    path(dark, { fill: ink.brushDark, opacity: ink.brush })
  );
}

/** A stroke of the brush, thick in its middle. */
function dab(at: Point, length: number, thickness: number, turn: number): string {
  const [x, y] = [Math.cos(turn), Math.sin(turn)];
  const from = shift(at, -length * x, -length * y);
  const to = shift(at, length * x, length * y);
  const above = shift(at, -2 * thickness * y, 2 * thickness * x);
  const below = shift(at, 2 * thickness * y, -2 * thickness * x);
  return `M${spot(from)}Q${spot(above)} ${spot(to)}Q${spot(below)} ${spot(from)}z`;
}

/** Paper over everything beyond the outermost hexes: the land goes on, but not the game. */
export function paintBeyond(scene: Scene): string {
  const { layout, ink, radius } = scene;
  const sheet = `M0 0H${num(layout.width)}V${num(layout.depth)}H0z`;
  const [edge] = bordersOf(
    scene,
    () => true,
    (hex) => hex === undefined,
  );
  const shore = inset(edge, 0);
  return (
    path(sheet + shore, { fill: ink.paper, opacity: 0.6, 'fill-rule': 'evenodd' }) +
    path(shore, { stroke: ink.grid, 'stroke-width': radius * 0.06, opacity: 0.55, fill: 'none' })
  );
}

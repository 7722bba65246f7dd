import { BEARINGS, polar } from '../../../../art/draw/geometry.ts';
import { circle, group, num, path, polyline, tag, text } from '../../../../art/draw/svg.ts';
import type { Scene } from './scene.ts';

/** Distances of the frame's lines from the edge of the sheet, in radii. */
const OUTER = 0.22;
const BARS = 0.86;
const INNER = 1.08;
export const LAND = 1.2;

/** Where the land ends and the frame begins. */
function landWindow({ layout, radius }: Scene): string {
  return ring(layout.width, layout.depth, LAND * radius);
}

const ring = (width: number, height: number, inset: number): string =>
  `M${num(inset)} ${num(inset)}H${num(width - inset)}V${num(height - inset)}H${num(inset)}z`;

/** The map frame: a bar with a number for every column and row, a compass in a corner, a title plate. */
export function paintFrame(scene: Scene): string {
  const { layout, radius, ink } = scene;
  const { width, depth } = layout;
  const sheet = `M0 0H${num(width)}V${num(depth)}H0z`;
  const line = (inset: number, weight: number) =>
    path(ring(width, depth, inset * radius), {
      stroke: ink.frame,
      'stroke-width': radius * weight,
      fill: 'none',
    });
  return group(
    { 'data-layer': 'frame' },
    path(sheet + landWindow(scene), { fill: ink.paper, 'fill-rule': 'evenodd' }) +
      bars(scene) +
      line(OUTER, 0.07) +
      line(OUTER + 0.1, 0.025) +
      line(BARS, 0.03) +
      line(INNER, 0.03) +
      line(LAND, 0.06) +
      figures(scene) +
      compass(scene) +
      plate(scene),
  );
}

/** The first column starts half its width farther out, as the hexes interlock. */
function bars({ layout, radius, ink, map }: Scene): string {
  const { width, depth, height } = layout;
  const first = layout.centre('0101');
  const [far, near] = [BARS * radius, INNER * radius];
  const thick = near - far;
  let d = '';
  for (let c = 0; c < map.columns; c += 2) {
    const x = num(first.x + (c - 0.5) * 1.5 * radius);
    const step = num(1.5 * radius);
    for (const y of [far, depth - near]) d += `M${x} ${num(y)}h${step}v${num(thick)}h-${step}z`;
  }
  for (let r = 0; r < map.rows; r += 2) {
    const y = num(first.y + (r - 0.5) * height);
    const step = num(height);
    for (const x of [far, width - near]) d += `M${num(x)} ${y}h${num(thick)}v${step}h-${num(thick)}z`;
  }
  return (
    path(ring(width, depth, far) + ring(width, depth, near), {
      fill: ink.frameLight,
      'fill-rule': 'evenodd',
    }) + path(d, { fill: ink.frame })
  );
}

/** The numbers of the columns above and below, of the rows left and right. */
function figures({ layout, radius, ink, map }: Scene): string {
  const { width, depth, height } = layout;
  const first = layout.centre('0101');
  const two = (value: number) => String(value).padStart(2, '0');
  const size = radius * 0.34;
  const middle = ((OUTER + 0.1 + BARS) / 2) * radius;
  const drop = size * 0.34;
  const marks: string[] = [];
  const put = (value: number, x: number, y: number) => marks.push(text(two(value), { x, y: y + drop }));
  for (let c = 1; c <= map.columns; c++) {
    const x = first.x + (c - 1) * 1.5 * radius;
    if (!isUnderPlate(width, x, radius)) put(c, x, middle);
    put(c, x, depth - middle);
  }
  for (let r = 1; r <= map.rows; r++) {
    const y = first.y + (r - 1) * height;
    if (r > 1) put(r, width - middle, y);
    put(r, middle, y);
  }
  return group(
    {
      'font-family': 'Alegreya Sans',
      'font-size': size,
      'font-weight': 500,
      'text-anchor': 'middle',
      fill: ink.frame,
      style: 'font-variant-numeric:lining-nums',
    },
    marks.join(''),
  );
}

/** DP-7.17: the six directions as the die counts them, north first and clockwise. */
function compass({ layout, radius, ink }: Scene): string {
  const at = { x: layout.width - 1.08 * radius, y: 1.08 * radius };
  const r = radius * 0.98;
  const rose = BEARINGS.map((bearing, i) => {
    const tip = polar(at, r * 0.66, bearing);
    const [left, right] = [polar(at, r * 0.17, bearing - 60), polar(at, r * 0.17, bearing + 60)];
    const lit = `${polyline([at, left, tip])}z`;
    const dark = `${polyline([at, tip, right])}z`;
    const spot = polar(at, r * 0.815, bearing);
    const edge = { stroke: ink.frame, 'stroke-width': radius * 0.02, 'stroke-linejoin': 'round' };
    return (
      path(lit, { fill: i === 0 ? ink.glow : ink.frameLight, ...edge }) +
      path(dark, { fill: ink.frame, ...edge }) +
      text(String(i + 1), { x: spot.x, y: spot.y + radius * 0.09 })
    );
  });
  return group(
    {
      'data-layer': 'compass',
      'font-family': 'Alegreya Sans',
      'font-size': radius * 0.27,
      'font-weight': 500,
      'text-anchor': 'middle',
      fill: ink.frame,
      style: 'font-variant-numeric:lining-nums',
    },
    circle(at, r, { fill: ink.paper, stroke: ink.frame, 'stroke-width': radius * 0.07 }) +
      circle(at, r * 0.9, { fill: 'none', stroke: ink.frame, 'stroke-width': radius * 0.02 }) +
      rose.join('') +
      circle(at, r * 0.1, { fill: ink.paper, stroke: ink.frame, 'stroke-width': radius * 0.03 }),
  );
}

/** Half the width of the title's plate, in radii. */
const PLATE = 6.4;

const isUnderPlate = (width: number, x: number, radius: number): boolean =>
  Math.abs(x - width / 2) < (PLATE + 0.7) * radius;

/** Where the lettering writes the name of the map. */
export const titlePlace = ({ layout, radius }: Pick<Scene, 'layout' | 'radius'>) => ({
  x: layout.width / 2,
  y: 0.62 * radius,
  size: radius * 0.92,
});

/** A plate with notched corners in the middle of the upper edge. */
function plate({ layout, radius, ink }: Scene): string {
  const { x } = titlePlace({ layout, radius });
  const shape = (grow: number) => {
    const [w, top, bottom, notch] = [PLATE + grow, 0.06 - grow, 1.28 + grow, 0.22].map(
      (part) => part * radius,
    );
    return tag('path', {
      d: `M${num(x - w + notch)} ${num(top)}H${num(x + w - notch)}l${num(notch)} ${num(notch)}V${num(bottom - notch)}l${num(-notch)} ${num(notch)}H${num(x - w + notch)}l${num(-notch)} ${num(-notch)}V${num(top + notch)}z`,
      fill: ink.paper,
      stroke: ink.frame,
      'stroke-width': radius * (grow === 0 ? 0.07 : 0.025),
      'stroke-linejoin': 'round',
    });
  };
  return shape(0) + shape(-0.12);
}

export const definitions = (scene: Scene): string =>
  tag(
    'defs',
    {},
    tag('clipPath', { id: scene.id('land') }, tag('path', { d: landWindow(scene) })) +
      tag(
        'filter',
        { id: scene.id('soft'), x: '0', y: '0', width: '1', height: '1' },
        tag('feGaussianBlur', { stdDeviation: scene.radius * 0.16 }),
      ),
  );

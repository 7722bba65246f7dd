import type { Point } from '../draw/geometry.ts';
import { box, circle, group, text, translate } from '../draw/svg.ts';
import { type IconName, icon } from '../icons.ts';
import { inkOf, type Spot } from './paper.ts';

/** The corner of the target's hex that points away from the attacker, to hide no figure. */
export function chipPlace(target: Point, attacker: Point, radius: number): Point {
  const away = Math.atan2(target.y - attacker.y, target.x - attacker.x);
  const corner = Math.round((away * 180) / Math.PI / 60) * 60;
  const angle = (corner * Math.PI) / 180;
  return { x: target.x + radius * Math.cos(angle), y: target.y + radius * Math.sin(angle) };
}

export interface Chip {
  /** Large: the chance. */
  readonly text: string;
  /** Small: the roll needed. */
  readonly note?: string;
  readonly icon?: IconName;
}

/** Estimated width of a line; not measured in the browser, to keep the drawing a string. */
const widthOf = (content: string, size: number): number =>
  [...content].reduce((sum, sign) => sum + (WIDE.has(sign) ? 0.86 : 0.55) * size, 0);

const WIDE = new Set(['%', 'M', 'W', 'm', 'w', '—', '…']);

/** The chance of an attack: a dark pill around the spot. */
export function paintOdds(spot: Spot, chip: Chip): string {
  const { chip: ground, onChip } = inkOf(spot);
  const small = spot.theme === 'night' ? '#6b3a1e' : '#e8c48a';
  const picture = spot.theme === 'night' ? '#a3271b' : '#f0a58a';
  return pill(spot, chip, { ground, ink: onChip, note: small, picture, edge: onChip });
}

/** What a move would win: a blue pill. */
export const paintGain = (spot: Spot, chip: Chip): string =>
  pill(spot, chip, {
    ground: '#1d3f94',
    ink: '#ffffff',
    note: '#dbe6ff',
    picture: '#ffffff',
    edge: '#ffffff',
  });

/** A number in the lower part of a hex, on the bare ground. */
export const paintFigure = ({ at, radius }: Spot, content: string): string =>
  text(content, {
    x: at.x,
    y: at.y + radius * 0.78,
    'text-anchor': 'middle',
    'font-family': 'Alegreya Sans',
    'font-weight': 900,
    'font-size': radius * 0.36,
    style: 'font-variant-numeric:lining-nums',
    fill: '#1c1408',
    stroke: '#fffaf0',
    'stroke-width': radius * 0.09,
    'stroke-linejoin': 'round',
    'paint-order': 'stroke',
  });

/** A stop on the way, numbered: a gold disc in the middle of its hex. */
export const paintStop = ({ at, radius }: Spot, content: string): string =>
  circle(at, radius * 0.42, { fill: '#ffcf33', stroke: '#1c1408', 'stroke-width': radius * 0.09 }) +
  text(content, {
    x: at.x,
    y: at.y + radius * 0.19,
    'text-anchor': 'middle',
    'font-family': 'Alegreya Sans',
    'font-weight': 900,
    'font-size': radius * 0.55,
    style: 'font-variant-numeric:lining-nums',
    fill: '#1c1408',
  });

/** A hex of this radius on the screen, and its counters, are small: pixels. */
const SMALL = 30;

interface Inks {
  readonly ground: string;
  readonly ink: string;
  readonly note: string;
  readonly picture: string;
  readonly edge: string;
}

function pill({ at, radius }: Spot, chip: Chip, inks: Inks): string {
  // Readable when the map is small.
  const size = Math.max(11, Math.min(20, radius * 0.36));
  const gap = size * 0.35;
  const chance = { width: widthOf(chip.text, size), paint: wordsOf(chip.text, size, 900, inks.ink) };
  const all = [
    { width: chip.icon ? size * 1.05 : 0, paint: pictureOf(chip, size, inks) },
    chance,
    { width: chip.note ? widthOf(chip.note, size * 0.82) : 0, paint: noteOf(chip, size, inks) },
  ].filter((part) => part.width > 0);
  const across = (some: typeof all): number =>
    some.reduce((sum, part) => sum + part.width, gap * (some.length - 1));
  // On a small map the whole pill would hide the counters around: show only the chance, as narrow as
  // possible.
  const small = radius < SMALL || across(all) + size * 1.2 > radius * 2.4;
  const parts = small ? [chance] : all;
  const inner = across(parts);
  const half = inner / 2 + size * (small ? 0.35 : 0.6);
  const edge = { stroke: inks.edge, 'stroke-width': Math.max(1, size * 0.09) };
  let x = -inner / 2;
  const content = parts.map(({ width, paint }) => {
    const svg = paint(x);
    x += width + gap;
    return svg;
  });
  const tall = size * (small ? 0.64 : 0.82);
  const ground = box({ x: 0, y: 0 }, half, tall, { rx: tall, fill: inks.ground, ...edge });
  return group({ transform: translate(at.x, at.y) }, ground + content.join(''));
}

type Painter = (x: number) => string;

const pictureOf = (chip: Chip, size: number, inks: Inks): Painter => {
  const { icon: name } = chip;
  return (x) => (name ? icon(name, size * 1.05, inks.picture, x, -size * 0.525) : '');
};

const wordsOf =
  (content: string, size: number, weight: number, fill: string): Painter =>
  (x) =>
    text(content, {
      x,
      y: size * 0.34,
      'font-family': 'Alegreya Sans',
      'font-weight': weight,
      'font-size': size,
      style: 'font-variant-numeric:lining-nums',
      fill,
    });

const noteOf = (chip: Chip, size: number, inks: Inks): Painter =>
  wordsOf(chip.note ?? '', size * 0.82, 700, inks.note);

import { FIGURE, figure, MOVE, STRIP } from '../../../../art/counters/type.ts';
import { circle, group, path, translate } from '../../../../art/draw/svg.ts';
import { icon } from '../icons.ts';
import type { Factor, Gait, UnitFace } from './faces.ts';

const MAGIC = '#24508f';
/** Chaos works against its own side (DP-4.5.2-b). */
const CHAOS = '#8f1f5c';

/** The place of a factor, its ink, and what is printed beside it. */
interface Setting {
  readonly factor: Factor;
  readonly ink: string;
  readonly single?: boolean;
  readonly starred?: boolean;
  readonly herd?: boolean;
  readonly gait?: Gait | null;
}

interface Place {
  readonly x: number;
  /** The baseline of the figures. */
  readonly y: number;
  readonly size: number;
}

/** The factors of a face as they are set everywhere. */
export const settings = (
  face: UnitFace,
): Readonly<Record<'combat' | 'magic' | 'move' | 'range', Setting>> => ({
  combat: { factor: face.combat, ink: FIGURE, single: face.single ?? false, herd: face.herd ?? false },
  magic: { factor: face.magic, ink: face.chaotic ? CHAOS : MAGIC, starred: face.exotic ?? false },
  move: { factor: face.move, ink: MOVE, starred: face.oddMove ?? false, gait: face.gait ?? null },
  range: {
    factor: face.range ?? { text: BLANK },
    ink: FIGURE,
    single: (face.oddRange ?? false) && face.range !== null,
  },
});

/** The three factors of a counter on its strip. */
export function stripFigures(face: UnitFace): string {
  const { combat, magic, move } = settings(face);
  const wide = face.single && 'text' in face.combat && face.combat.text.length > 1;
  const [left, middle] = wide ? [-27, 8] : [-28, 6];
  return (
    path(`M${middle - 15} 23v21M21 23v21`, { stroke: '#c8b88f', 'stroke-width': 1.6 }) +
    paintFactor(combat, { x: left, y: 44, size: 30 }) +
    paintFactor(magic, { x: middle, y: 43, size: 25 }) +
    paintFactor(move, { x: 35, y: 43, size: 25 })
  );
}

/** The only figure on a small counter. */
export function mainFigure(face: UnitFace): string {
  const { combat, magic } = settings(face);
  const blank = 'text' in face.combat && face.combat.text === BLANK;
  return paintFactor(blank ? magic : combat, { x: 0, y: 46, size: 36 });
}

/** A factor with its middle at x, and its marks. */
export function paintFactor(setting: Setting, place: Place): string {
  const { starred, herd, gait, ink } = setting;
  const { x, y, size } = place;
  // The line below takes some of the room.
  const own = gait ? { x, y: y - size * 0.12, size: size * 0.9 } : place;
  const corner = { x: x + size * 0.44, y: y - size * 0.76 };
  return (
    paintSign(setting, own) +
    (starred ? star(corner.x, corner.y, size * 0.2, ink) : '') +
    (herd
      ? group({ transform: translate(x + size * 0.46, y - size * 0.5) }, icon('horseshoe', size * 0.38, ink))
      : '') +
    (gait ? gaitLine(gait, x - size * 0.04, y + size * 0.04, size * 0.9, ink) : '')
  );
}

function paintSign({ factor, ink, single }: Setting, place: Place): string {
  const { x, y, size } = place;
  if ('moon' in factor) return moonSign(factor, place, ink);
  if (factor.text === ENDLESS) return endless(x, y - size * 0.32, size, ink);
  if (factor.text === STAR) return star(x, y - size * 0.36, size * 0.42, ink);
  const shown = single ? `(${factor.text})` : factor.text;
  return figure(shown, x, y, fitting(shown, size), ink);
}

export const BLANK = '–';
/** Signs the fonts of the table lack are drawn. */
export const ENDLESS = '∞';
export const STAR = '✶';

const endless = (x: number, y: number, size: number, stroke: string): string =>
  path('M0 0C4-7.5 15-7.5 15 0S4 7.5 0 0S-15-7.5-15 0S-4 7.5 0 0Z', {
    fill: 'none',
    stroke,
    'stroke-width': 4.6,
    transform: `${translate(x, y)} scale(${Number((size / 35).toFixed(3))})`,
  });

/** Long ones are set smaller: the field stays the same. */
const fitting = (shown: string, size: number): number =>
  shown.length <= 2 ? size : shown.length === 3 ? size * 0.9 : size * 0.77;

/** A moon for a factor that follows it: as a crescent, or full with what it counts today. */
function moonSign(
  { moon, now }: Extract<Factor, { moon: string }>,
  { x, y, size }: Place,
  ink: string,
): string {
  const middle = { x, y: y - size * 0.34 };
  if (now !== undefined) {
    const shown = figure(now, middle.x, middle.y + size * 0.225, size * (now.length > 1 ? 0.5 : 0.66), STRIP);
    return circle(middle, size * 0.46, { fill: ink }) + shown;
  }
  const disc = (dx: number, scale: number) =>
    group({ transform: translate(middle.x + dx, middle.y) }, icon('moon', size * scale, ink));
  if (moon === 'full') return disc(0, 0.86);
  return figure('½', x - size * 0.32, y, size * 0.78, ink) + disc(size * 0.24, 0.62);
}

/** Six points, as the asterisk of an exotic ability. */
function star(x: number, y: number, r: number, fill: string): string {
  const points = Array.from({ length: 12 }, (_, i) => {
    const [angle, reach] = [(i * Math.PI) / 6 - Math.PI / 2, i % 2 === 0 ? r : r * 0.38];
    return `${(x + Math.cos(angle) * reach).toFixed(1)} ${(y + Math.sin(angle) * reach).toFixed(1)}`;
  });
  return path(`M${points.join('L')}z`, { fill });
}

/** The line under a movement factor: straight for heroes, a wave on water, ridges through stone, wings in the air. */
const GAITS: Readonly<Record<Gait, string>> = {
  heroic: 'M-10 0h20',
  water: 'M-11 0q2.75-4 5.5 0t5.5 0t5.5 0t5.5 0',
  stone: 'M-11 1.5l3.7-4l3.6 4l3.7-4l3.6 4l3.7-4l3.7 4',
  air: 'M-11-1.5q6-3.5 11 2.5q5-6 11-2.5',
};

const gaitLine = (gait: Gait, x: number, y: number, size: number, stroke: string): string =>
  path(GAITS[gait], {
    transform: `${translate(x, y)} scale(${Number((size / 25).toFixed(3))})`,
    fill: 'none',
    stroke,
    'stroke-width': 2.2,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });

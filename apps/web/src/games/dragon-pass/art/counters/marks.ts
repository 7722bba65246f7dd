import { actedMark, berserkMark } from '../../../../art/counters/marks.ts';
import { FIGURE, figure, STRIP } from '../../../../art/counters/type.ts';
import { box, circle, group, path, translate } from '../../../../art/draw/svg.ts';
import { icon } from '../icons.ts';
import type { Factor, UnitFace } from './faces.ts';

const O = { x: 0, y: 0 };
const GLOW = '#e5473a';

/** Pennons or arrows in the left corner, range in the right one; `y` is their height. */
export function cornerMarks(face: UnitFace, ink: string, edge: string, y: number): string {
  const { leadership = 0, missiles = 0, range, acted, berserk, disrupted } = face;
  const left = disrupted ? '' : leadership > 0 ? pennons(leadership, y) : arrows(missiles, ink, y);
  return (
    left +
    (range && !acted ? rangeDisc(face, range, edge, y) : '') +
    (berserk ? berserkMark(-37, y + 4) : '') +
    (acted ? actedMark(38, y) : '')
  );
}

/** One red pennon for each point of leadership (DP-4.5.1-c). */
const pennons = (count: number, y: number): string =>
  repeat(count, (i) =>
    path(`M${-45 + i * 13} ${y - 9}h11v9l-5.5 5l-5.5-5z`, {
      fill: '#b3201a',
      stroke: STRIP,
      'stroke-width': 1.6,
      'stroke-linejoin': 'round',
    }),
  );

/** One arrow for each missile factor (DP-4.5.1-a). */
const arrows = (count: number, ink: string, y: number): string =>
  repeat(count, (i) =>
    group({ transform: translate(-38 + i * 11, y - 2) }, icon('broadhead-arrow', 18, ink)),
  );

const repeat = (count: number, draw: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join('');

/** A disc; dashed where the range is in parentheses, a lozenge for physical agents. */
function rangeDisc({ oddRange, physical }: UnitFace, range: Factor, edge: string, y: number): string {
  const at = { x: 37, y };
  const look = {
    fill: STRIP,
    stroke: edge,
    'stroke-width': 2,
    'stroke-dasharray': oddRange ? '4 2.4' : undefined,
  };
  const shape = physical
    ? path(`M35 ${y - 14}l14 14l-14 14l-14-14z`, { ...look, 'stroke-linejoin': 'round' })
    : circle(at, 11.5, look);
  return (
    shape +
    ('text' in range ? figure(range.text, physical ? 35 : at.x, y + 5.6, physical ? 14 : 16, FIGURE) : '')
  );
}

/** The dark sash of a disrupted unit over its upper left corner. */
export const sash = (): string =>
  path('M-50-14L-14-50H6L-50 6Z', { fill: '#2a2118', opacity: 0.88 }) +
  path('M-46-8L-8-46', { stroke: STRIP, 'stroke-width': 3, 'stroke-dasharray': '7 6' });

/** The same on a counter too small for a sash: a white bar from corner to corner. */
export const slash = (edge: string): string =>
  path('M-50 50L50-50', { stroke: '#fff', 'stroke-width': 13 }) +
  path('M-50 50L50-50', { stroke: edge, 'stroke-width': 6 });

/** Red light around a counter on which the moon shines in full. */
export const glow = (): string =>
  [20, 13, 6]
    .map((width, i) =>
      box(O, 51, 51, {
        rx: 11,
        fill: 'none',
        stroke: GLOW,
        'stroke-width': width,
        opacity: [0.25, 0.45, 0.9][i],
      }),
    )
    .join('');

/** What a unit is about to do and what has befallen it, on discs up its left edge. */
export const errands = ({ mustAttack, committed, frozen, captured }: UnitFace): string =>
  [
    ...(mustAttack ? [disc('#a3150f', icon('crossed-swords', 22, STRIP))] : []),
    ...(committed ? [disc('#3b2a73', path('M0-9V6M-7-1L0 7L7-1', LINE))] : []),
    ...(frozen ? [disc('#1f5f80', path(SNOWFLAKE, { ...LINE, 'stroke-width': 2.6 }))] : []),
    ...(captured ? [disc('#4a3a24', LINKS)] : []),
  ]
    .map((sign, i) => group({ transform: translate(-46, 2 - 28 * i) }, sign))
    .join('');

const LINE = { fill: 'none', stroke: STRIP, 'stroke-width': 4, 'stroke-linecap': 'round' };

const SNOWFLAKE =
  'M0-11V11M-9.5-5.5L9.5 5.5M-9.5 5.5L9.5-5.5M-3.5-10L0-6.5L3.5-10M-3.5 10L0 6.5L3.5 10M-10.4-2L-5.6-3.2L-6.9-8M10.4 2L5.6 3.2L6.9 8M-10.4 2L-5.6 3.2L-6.9 8M10.4-2L5.6-3.2L6.9-8';

/** Two links of a chain. */
const LINKS = [-4.5, 4.5]
  .map((x) => circle({ x, y: 0 }, 5.8, { fill: 'none', stroke: STRIP, 'stroke-width': 3 }))
  .join('');

const disc = (fill: string, sign: string): string =>
  circle(O, 15, { fill, stroke: STRIP, 'stroke-width': 2.5 }) + sign;

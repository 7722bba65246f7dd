import { type Point, polar, type Side } from '../../../../art/draw/geometry.ts';
import { random, spread } from '../../../../art/draw/random.ts';
import { circle, dashes, group, line, num, path, tag, translate } from '../../../../art/draw/svg.ts';
import { sidePalettes } from '../../../../art/themes.ts';
import { type IconName, icon } from '../icons.ts';
import type { Look } from './look.ts';

const O = { x: 0, y: 0 };

/** A bank of fog over hexes, one cloud without seams; units in it stay readable. */
export function paintFog(hexes: readonly Point[], middles: readonly Point[], look: Look): string {
  const { radius, theme } = look;
  const night = theme === 'night';
  const discs = (reach: number) => hexes.map((at) => circle(at, radius * reach, {})).join('');
  const shade = group({ fill: night ? '#2c3746' : '#6c8296' }, discs(1.09));
  const bank = group({ fill: night ? '#8292a5' : '#dfe7ec' }, discs(1.02));
  const wisps = hexes.map((at) => wispsIn(at, radius)).join('');
  const strokes = {
    fill: 'none',
    stroke: night ? '#a3b0c0' : '#ffffff',
    'stroke-width': radius * 0.09,
    'stroke-linecap': 'round',
  };
  return (
    group({ opacity: night ? 0.5 : 0.6 }, shade + bank + group(strokes, wisps)) +
    middles.map((at) => badge('fog', '#3f5468', at, look)).join('')
  );
}

/** Long pale swells, other ones in every hex. */
function wispsIn(at: Point, radius: number): string {
  const next = random(`${at.x.toFixed()} ${at.y.toFixed()} fog`);
  return [-0.45, -0.05, 0.4]
    .map((down) => {
      const x = at.x + spread(next, radius * 0.5) - radius * 0.6;
      const y = at.y + radius * down + spread(next, radius * 0.16);
      const [long, bend] = [num(radius * 0.6), num(radius * (0.14 + next() * 0.1))];
      return path(`M${num(x)} ${num(y)}q${num(radius * 0.3)}-${bend} ${long} 0t${long} 0`, {});
    })
    .join('');
}

type Owner = 'invader' | 'defender';

/** Where a boost holds: the border of its hexes in the ink of its side. */
export function paintBoost(border: readonly Side[], side: Owner, look: Look): string {
  const { radius, theme } = look;
  const { top, edge } = sidePalettes(theme)[side];
  const d = border.map(([a, b]) => line(a, b)).join('');
  const glow = path(d, { stroke: '#fff3c4', 'stroke-width': radius * 0.2, opacity: 0.55 });
  const body = path(d, { stroke: edge, 'stroke-width': radius * 0.12 });
  const light = path(d, {
    stroke: top,
    'stroke-width': radius * 0.06,
    'stroke-dasharray': dashes(radius * 0.2, radius * 0.13),
  });
  return group({ fill: 'none', 'stroke-linecap': 'round' }, glow + body + light);
}

/** The sign of a boost, where it was cast. */
export const paintBoostSign = (side: Owner, look: Look): string =>
  badge('heart-wings', sidePalettes(look.theme)[side].edge, O, look);

/** A whirlwind holds the whole hex. */
export function paintWhirlwind(look: Look): string {
  const { radius } = look;
  const ring = (r: number, opacity: number) =>
    circle(O, radius * r, {
      fill: 'none',
      stroke: '#e8f1f6',
      'stroke-width': radius * 0.07,
      'stroke-dasharray': dashes(radius * r * 1.4, radius * r * 0.5),
      opacity,
    });
  const dust = circle(O, radius * 0.82, { fill: '#7f93a3', opacity: 0.36 });
  const size = radius * 1.05;
  const body = icon('whirlwind', size, '#23384a');
  return dust + ring(0.8, 0.75) + ring(0.66, 0.85) + circle(O, radius * 0.48, paleDisc(look)) + body;
}

/** The sign of a whirlwind over the counters it holds. */
export const paintWhirlwindSign = (look: Look): string => badge('whirlwind', '#23384a', O, look);

const paleDisc = (look: Look) => ({
  fill: '#eef4f7',
  opacity: 0.85,
  stroke: '#39647a',
  'stroke-width': look.radius * 0.04,
});

/** What a slain dragon leaves behind. */
export function paintCarcass(look: Look): string {
  const { radius } = look;
  const pool = tag('ellipse', {
    cx: 0,
    cy: radius * 0.12,
    rx: radius * 0.74,
    ry: radius * 0.54,
    fill: '#3a1512',
  });
  const size = radius * 1.15;
  const bones = (fill: string, more = {}) => group({ ...more }, icon('carrion', size, fill));
  return (
    group({ opacity: 0.62 }, pool) +
    bones('#1d0606', { transform: translate(radius * 0.04, radius * 0.05) }) +
    bones('#f0e2c4')
  );
}

/** A small disc with an icon at the upper left of its hex, clear of shield and figures. */
function badge(name: IconName, ink: string, at: Point, look: Look): string {
  const { radius } = look;
  const spot = polar(at, radius * 0.72, -124);
  const size = radius * 0.36;
  const disc = circle(spot, radius * 0.24, { fill: '#fff8e6', stroke: ink, 'stroke-width': radius * 0.045 });
  return disc + icon(name, size, ink, spot.x - size / 2, spot.y - size / 2);
}

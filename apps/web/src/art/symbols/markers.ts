import { polar } from '../draw/geometry.ts';
import { random } from '../draw/random.ts';
import { circle, dashes, group, tag } from '../draw/svg.ts';
import { icon } from '../icons.ts';
import type { Look } from './look.ts';

const O = { x: 0, y: 0 };

/** A bank of fog over a hex; what stands in it stays readable. */
export function paintFog(hex: string, look: Look): string {
  const { radius, theme } = look;
  const next = random(`${hex}fog`);
  const fill = theme === 'night' ? '#9aa7b8' : '#f7f9fa';
  const puffs = Array.from({ length: 16 }, () => {
    const at = polar(O, radius * 0.6 * Math.sqrt(next()), next() * 360);
    return circle(at, radius * (0.26 + next() * 0.14), { opacity: 0.2 });
  });
  const bank = circle(O, radius * 0.84, { opacity: 0.3 });
  return group({ fill }, bank + puffs.join('')) + badge('fog', '#3f5468', look, -0.55);
}

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
  const dust = circle(O, radius * 0.74, { fill: '#7f93a3', opacity: 0.3 });
  const size = radius * 1.05;
  const body = icon('whirlwind', size, '#23384a');
  return dust + ring(0.72, 0.75) + ring(0.58, 0.85) + circle(O, radius * 0.48, paleDisc(look)) + body;
}

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
    cy: radius * 0.1,
    rx: radius * 0.66,
    ry: radius * 0.5,
    fill: '#3a1512',
  });
  const size = radius * 1.05;
  const bones = icon('carrion', size, '#1d0606', -size / 2 + radius * 0.03, -size / 2 + radius * 0.04);
  return group({ opacity: 0.5 }, pool) + bones + icon('carrion', size, '#f0e2c4');
}

/** A small disc with an icon at the upper side of the hex. */
function badge(name: 'fog', ink: string, look: Look, y: number): string {
  const { radius } = look;
  const at = { x: 0, y: radius * y };
  const size = radius * 0.34;
  const disc = circle(at, radius * 0.22, { fill: '#fff8e6', stroke: ink, 'stroke-width': radius * 0.035 });
  return disc + icon(name, size, ink, at.x - size / 2, at.y - size / 2);
}

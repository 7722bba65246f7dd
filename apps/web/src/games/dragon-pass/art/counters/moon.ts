import { circle, path } from '../../../../art/draw/svg.ts';

const O = { x: 0, y: 0 };
const DARK = '#4a1d1d';
const LIT = '#e5473a';
const RIM = '#1b0e10';

/** How much of the disc is lit, and from which side: waxing from the right, waning from the left. */
const LIGHT: readonly { readonly share: number; readonly side: 'left' | 'right' }[] = [
  { share: 0, side: 'right' },
  { share: 0.28, side: 'right' },
  { share: 0.5, side: 'right' },
  { share: 1, side: 'right' },
  { share: 0.5, side: 'left' },
  { share: 0.28, side: 'left' },
  { share: 0.09, side: 'left' },
];

/** The Red Moon, 100 units around the origin, on that day of its seven, Black first (DP-11.1-c). */
export function paintMoon(day: number): string {
  const { share = 0, side } = LIGHT[day] ?? {};
  const seas =
    circle({ x: -13, y: -14 }, 9, {}) + circle({ x: 15, y: 6 }, 12, {}) + circle({ x: -9, y: 21 }, 6, {});
  return (
    circle(O, 47, { fill: DARK, stroke: RIM, 'stroke-width': 5 }) +
    (share > 0 ? lit(share, side === 'left') : '') +
    `<g fill="#2a0c0c" opacity=".28">${seas}</g>`
  );
}

/** The lit part is between the limb and an ellipse. */
function lit(share: number, left: boolean): string {
  const bulge = Math.round(Math.abs(1 - 2 * share) * 440) / 10;
  const d = `M0-44A44 44 0 0 1 0 44A${bulge} 44 0 0 ${share > 0.5 ? 1 : 0} 0-44Z`;
  return path(d, { fill: LIT, transform: left ? 'scale(-1 1)' : undefined });
}

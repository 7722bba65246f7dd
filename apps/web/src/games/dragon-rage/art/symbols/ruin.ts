import { jitter, mix } from '../../../../art/draw/colour.ts';
import { polar } from '../../../../art/draw/geometry.ts';
import { random, spread } from '../../../../art/draw/random.ts';
import { box, circle, group, tag, translate } from '../../../../art/draw/svg.ts';
import { boardPalette, type Theme } from '../../../../art/themes.ts';
import { icon } from '../icons.ts';
import type { Look } from './look.ts';

const O = { x: 0, y: 0 };

const scorchId = (theme: Theme): string => `hw-${theme}-scorch`;

/** The burnt ground fades out, to fit any hex. */
export function scorchDefs(theme: Theme): string {
  const { groundWest, ruin } = boardPalette(theme, 'stone');
  const ash = mix(groundWest, ruin, 0.6);
  const stop = (offset: number, opacity: number) =>
    tag('stop', { offset, 'stop-color': ash, 'stop-opacity': opacity });
  return tag('radialGradient', { id: scorchId(theme) }, stop(0, 1) + stop(0.62, 0.97) + stop(1, 0));
}

/** What is left of a razed place: scorched ground, rubble, embers; around the centre of the hex. */
export function paintRuin(hex: string, look: Look): string {
  const { radius, theme } = look;
  const next = random(`${hex}z`);
  const ring = { fill: 'none', stroke: '#4a3d36', 'stroke-width': radius * 0.04, opacity: 0.6 };
  const stones = Array.from({ length: 16 }, () => {
    const at = polar(O, radius * 0.65 * next(), next() * 360);
    const size = radius * (0.06 + next() * 0.09);
    const fill = jitter('#4a3d36', next, 0.3);
    const turn = `rotate(${Math.round(next() * 180)} ${at.x.toFixed(1)} ${at.y.toFixed(1)})`;
    return box(at, size, size * 0.55, { fill, transform: turn });
  });
  const embers = Array.from({ length: 7 }, () => {
    const at = { x: spread(next, radius * 1.1), y: spread(next, radius * 0.9) };
    const size = radius * (0.1 + next() * 0.1);
    const flame =
      icon('small-fire', size * 2.2, '#ff7a1c') +
      icon('small-fire', size * 1.1, '#ffe08a', -size * 0.55, -size * 0.3);
    return group({ transform: translate(at.x, at.y) }, flame);
  });
  return (
    circle(O, radius * 0.98, { fill: `url(#${scorchId(theme)})` }) +
    circle(O, radius * 0.56, { ...ring, 'stroke-dasharray': radius * 0.08 }) +
    stones.join('') +
    group({ class: 'embers' }, embers.join(''))
  );
}

import { mix } from '../../../../art/draw/colour.ts';
import { blend } from '../../../../art/draw/curve.ts';
import type { Point } from '../../../../art/draw/geometry.ts';
import { random, spread } from '../../../../art/draw/random.ts';
import { box, circle, dashes, group, path, polyline, translate } from '../../../../art/draw/svg.ts';
import { icon } from '../icons.ts';
import { inkOf, type Look } from './look.ts';

export type BridgeState = 'standing' | 'marked' | 'broken' | 'burned';

export interface Span {
  readonly material: 'wood' | 'stone';
  /** Where it meets the banks, seen from the centre of its hex. */
  readonly ends: readonly [Point, Point];
}

const O: Point = { x: 0, y: 0 };

/** A bridge around the centre of its hex. */
export function paintBridge(state: BridgeState, span: Span, look: Look): string {
  const whole = polyline([span.ends[0], O, span.ends[1]]);
  if (state === 'standing') return deck(whole, span, look);
  if (state === 'marked') return deck(whole, span, look) + fuse(look);
  const stumps = span.ends.map((end) => polyline([end, blend(end, O, 0.55)])).join('');
  return deck(stumps, span, look, state === 'burned') + wreck(state, span, look);
}

function deck(d: string, span: Span, look: Look, charred = false): string {
  const { radius } = look;
  const ink = inkOf(look);
  const wood = span.material === 'wood';
  const burn = (colour: string) => (charred ? mix(colour, '#1a1411', 0.72) : colour);
  const band = (stroke: string, width: number, more = {}) =>
    path(d, { stroke, 'stroke-width': radius * width, ...more });
  const shadow = { transform: translate(radius * 0.112, radius * 0.16), 'stroke-opacity': 0.35 };
  const boards = { 'stroke-dasharray': dashes(radius * 0.03, radius * 0.09), opacity: 0.75 };
  return group(
    { fill: 'none', 'stroke-linejoin': 'round' },
    band(ink.shadow, 0.62, shadow) +
      band(burn(wood ? ink.plankDark : ink.stoneDark), 0.66) +
      band(burn(wood ? ink.plank : ink.stoneLight), 0.56) +
      band(burn(wood ? ink.plankDark : ink.wallWalk), 0.46, boards),
  );
}

/** The mark of a bridge about to be demolished. */
function fuse(look: Look): string {
  const r = look.radius * 0.26;
  const rim = { fill: '#fff8e6', stroke: '#7d120c', 'stroke-width': look.radius * 0.05 };
  return circle(O, r, rim) + icon('small-fire', r * 1.5, '#c2410c');
}

/** Boards adrift in the gap, and embers where it burned. */
function wreck(state: BridgeState, span: Span, look: Look): string {
  const { radius } = look;
  const ink = inkOf(look);
  const next = random(`wreck ${state}`);
  const burned = state === 'burned';
  const base = span.material === 'wood' ? ink.plank : ink.stone;
  const fill = burned ? '#2b211b' : base;
  const boards = Array.from({ length: 7 }, () => {
    const at = { x: spread(next, radius * 0.7), y: spread(next, radius * 0.7) };
    const turn = `rotate(${Math.round(next() * 180)} ${at.x.toFixed(1)} ${at.y.toFixed(1)})`;
    const edge = { stroke: burned ? '#0f0b09' : ink.plankDark, 'stroke-width': radius * 0.02 };
    return box(at, radius * 0.15, radius * 0.035, { fill, ...edge, transform: turn });
  });
  const embers = burned
    ? span.ends.map((end) => {
        const at = blend(end, O, 0.5);
        const size = radius * 0.3;
        return icon('small-fire', size, '#ff7a1c', at.x - size / 2, at.y - size * 0.7);
      })
    : [];
  return boards.join('') + embers.join('');
}

import { random, spread } from '../../../../art/draw/random.ts';
import { box, circle, group, line, path, tag } from '../../../../art/draw/svg.ts';
import { inkOf, type Look } from './look.ts';
import { rubble } from './rubble.ts';

export type EntranceKind = 'gate' | 'door';
export type EntranceState = 'closed' | 'open' | 'broken';

const O = { x: 0, y: 0 };

/** Half length and half depth, in radii. */
const SIZES = { gate: { w: 0.34, d: 0.2 }, door: { w: 0.2, d: 0.155 } };

/** A gate or door around the origin, its wall running west to east. */
export function paintEntrance(state: EntranceState, kind: EntranceKind, look: Look): string {
  const size = { w: SIZES[kind].w * look.radius, d: SIZES[kind].d * look.radius };
  const posts = kind === 'gate' ? gatePosts(look, size) : '';
  if (state === 'closed') return glow(kind, look, size) + leaf(kind, look, size) + posts;
  const passage = box(O, size.w, size.d, {
    fill: inkOf(look).road,
    stroke: dark(kind, look),
    'stroke-width': 1,
  });
  if (state === 'open') return passage + turnedLeaves(kind, look, size) + posts;
  return passage + splitLeaf(kind, look, size) + posts;
}

interface Size {
  readonly w: number;
  readonly d: number;
}

const fillOf = (kind: EntranceKind, look: Look): string => inkOf(look)[kind];

const dark = (kind: EntranceKind, look: Look): string =>
  kind === 'gate' || look.build === 'wood' ? '#4d0906' : '#071f5c';

/** Three faint rings instead of a blur, which would be slow to draw in a live layer. */
function glow(kind: EntranceKind, look: Look, { w, d }: Size): string {
  const { radius } = look;
  const fill = kind === 'gate' ? inkOf(look).gateGlow : inkOf(look).doorGlow;
  return [0.16, 0.115, 0.07]
    .map((reach) => {
      const out = reach * radius;
      return box(O, w + out, d + out, { rx: out * 1.1, fill, opacity: 0.24 });
    })
    .join('');
}

function leaf(kind: EntranceKind, look: Look, { w, d }: Size): string {
  const { radius } = look;
  const fill = fillOf(kind, look);
  const edge = { stroke: dark(kind, look), 'stroke-width': radius * 0.045, rx: radius * 0.05 };
  return (
    box(O, w, d, { fill, ...edge }) +
    (kind === 'gate' ? gateLines(look, { w, d }) : doorMarks(look, { w, d }))
  );
}

function gateLines(look: Look, { w, d }: Size): string {
  const { radius } = look;
  const upright = (x: number) => line({ x, y: -d }, { x, y: d });
  return (
    path(upright(0), { stroke: '#ffd9cf', 'stroke-width': radius * 0.035 }) +
    path(upright(-w * 0.55) + upright(w * 0.55), {
      stroke: '#4d0906',
      'stroke-width': radius * 0.03,
      opacity: 0.7,
    })
  );
}

/** A knob, and a slash for players who cannot distinguish red from blue. */
function doorMarks(look: Look, { w, d }: Size): string {
  const { radius, theme } = look;
  const knob = circle({ x: w * 0.45, y: 0 }, radius * 0.035, { fill: '#fff' });
  if (theme !== 'colourBlind') return knob;
  const slash = line({ x: -w, y: -d }, { x: w, y: d });
  return knob + path(slash, { stroke: '#fff', 'stroke-width': radius * 0.03 });
}

function gatePosts(look: Look, { w, d }: Size): string {
  const { radius } = look;
  const { stone, stoneDark } = inkOf(look);
  const post = (x: number) =>
    box({ x, y: 0 }, radius * 0.075, d * 1.15, {
      rx: radius * 0.05,
      fill: stone,
      stroke: stoneDark,
      'stroke-width': radius * 0.03,
    });
  return post(-w - radius * 0.055) + post(w + radius * 0.055);
}

/** A leaf on its hinge, `angle` degrees away from closed. */
function hinged(kind: EntranceKind, look: Look, x: number, length: number, angle: number): string {
  const { radius } = look;
  const thick = radius * 0.065;
  const wood = box({ x: length / 2, y: 0 }, Math.abs(length) / 2, thick, {
    rx: radius * 0.03,
    fill: fillOf(kind, look),
    stroke: dark(kind, look),
    'stroke-width': radius * 0.035,
  });
  return tag('g', { transform: `translate(${x.toFixed(2)} 0) rotate(${angle})` }, wood);
}

const turnedLeaves = (kind: EntranceKind, look: Look, { w }: Size): string =>
  kind === 'gate'
    ? hinged(kind, look, -w, w * 0.96, -70) + hinged(kind, look, w, -w * 0.96, 70)
    : hinged(kind, look, -w, w * 1.9, -70);

function splitLeaf(kind: EntranceKind, look: Look, { w, d }: Size): string {
  const next = random(`broken ${kind}`);
  const jag = (x: number) => [-1, -0.4, 0.1, 0.6, 1].map((y) => ({ x: x + spread(next, w * 0.3), y: y * d }));
  const half = (side: number) => {
    const edge = jag(side * w * 0.3);
    const outer = [
      { x: side * w, y: d },
      { x: side * w, y: -d },
    ];
    const points = [...edge, ...outer].map((p) => `${p.x.toFixed(1)} ${p.y.toFixed(1)}`).join('L');
    return path(`M${points}Z`, {
      fill: fillOf(kind, look),
      stroke: dark(kind, look),
      'stroke-width': look.radius * 0.035,
      transform: `rotate(${side * 9})`,
    });
  };
  return (
    half(-1) + half(1) + group({}, rubble(look, `gate ${kind}`, w * 1.1, d * 1.8, kind === 'gate' ? 9 : 5))
  );
}

import { group, path, tag, text } from '../../../../../art/draw/svg.ts';
import type { LandPalette } from '../palettes/types.ts';

// Signs printed on the map that are no buildings, for a hex of radius 30 around the origin.

/** A city of the dragonewts, with the number its people wear on their counters (DP-16.5.2-i). */
export function dragonewtCity(ink: LandPalette, number: number): string {
  const lozenge = 'M0 -15L15 0L0 15L-15 0Z';
  const inner = 'M0 -11L11 0L0 11L-11 0Z';
  return (
    path(lozenge, { fill: ink.wyrmRoad, stroke: ink.halo, 'stroke-width': 3.5, 'paint-order': 'stroke' }) +
    path(inner, { fill: ink.wyrmCity }) +
    text(String(number), {
      y: 4.6,
      'font-family': 'Alegreya Sans',
      'font-size': 13.5,
      'font-weight': 500,
      'text-anchor': 'middle',
      fill: ink.wyrmRoad,
      stroke: ink.wyrmRoad,
      'stroke-width': 0.5,
      style: 'font-variant-numeric:lining-nums',
    })
  );
}

const inked = (ink: LandPalette, fill: string, d: string): string =>
  path(d, {
    fill,
    stroke: ink.halo,
    'stroke-width': 2.6,
    'stroke-linejoin': 'round',
    'paint-order': 'stroke',
  });

/** Where a true dragon sleeps (DP-16.6.1): curled up, its wings folded, its head before its tail. */
function dragonrest(ink: LandPalette, colour: string): string {
  const fill = ink.dragons[colour] ?? ink.mark;
  const body = 'M12 -8A14 13 0 1 0 7 11L5 5A8 7.6 0 1 1 8 -6Z';
  const head = 'M2 3L9 1.5L12 -2.5L13 2.5L17.5 6.5L20 11.5L14.5 13.5L5 11.5Z';
  const tail = 'M12 -8L19.5 -12L15.5 -4.5L8 -6Z';
  const wing =
    'M-9 -5C-9 -13 -4 -18 4 -20C2 -17.5 2 -16 3 -14C1 -13.6 -.4 -12.4 -.6 -10C-3.4 -9.4 -5 -7.6 -5.4 -4.6Z';
  const spines = 'M-12.6 -5.6L-18 -7L-14.6 -1.4ZM-14.8 .4L-20 2.4L-14.2 5.2ZM-12.6 7.6L-15.6 12L-8.6 11.2Z';
  const shade = 'M-8 4A9 8.4 0 0 0 4 9.5L3 7A7.6 7 0 0 1 -7 2Z';
  return (
    inked(ink, fill, body + head + tail + wing + spines) +
    path(wing, { fill: 'none', stroke: ink.halo, 'stroke-width': 1.1 }) +
    path(shade, { fill: ink.halo, opacity: 0.28 }) +
    tag('circle', { cx: 13.2, cy: 6.8, r: 1.1, fill: ink.halo })
  );
}

/** The three-toed track of a dinosaur (DP-16.4). */
const dinosaur = (ink: LandPalette): string =>
  group(
    { opacity: 0.85 },
    inked(
      ink,
      ink.mark,
      'M0 12C-4 10 -4.4 5 -3 2L-11 -4L-12 -10L-4 -4L-2.4 -4L0 -15L2.4 -4L4 -4L12 -10L11 -4L3 2C4.4 5 4 10 0 12Z',
    ),
  );

/** Where the puppeteers may show themselves (DP-16.13.1): a mask. */
function puppeteer(ink: LandPalette): string {
  return (
    inked(ink, ink.mark, 'M-8 -9Q0 -12 8 -9Q9 3 0 9Q-9 3 -8 -9Z') +
    path('M-5.4 -4.4Q-3.4 -6.4 -1.4 -4.4ZM1.4 -4.4Q3.4 -6.4 5.4 -4.4ZM-4 1Q0 5.4 4 1Q0 3 -4 1Z', {
      fill: ink.halo,
    })
  );
}

/** Where giants come from: a foot as large as a house. */
const giant = (ink: LandPalette): string =>
  inked(
    ink,
    ink.mark,
    'M-3 13C-8 12 -7 4 -6 -1C-5.4 -5 2 -6 4 -2C6 3 4 14 -3 13ZM-6.6 -6a2.6 3 0 1 1 .1 0ZM-1 -8.4a2 2.4 0 1 1 .1 0ZM3 -8a1.7 2 0 1 1 .1 0ZM6.4 -6a1.5 1.8 0 1 1 .1 0Z',
  );

/** The home of a creature without a building: the mouth of a cave. */
function lair(ink: LandPalette): string {
  return (
    inked(ink, ink.rock, 'M-15 9L-11 -4L-4 -11L4 -10L11 -4L15 9Z') +
    path('M-7 9C-7.6 0 -3.4 -5 0.6 -5C5 -5 8 1 7 9Z', {
      fill: ink.outline,
      stroke: ink.rockLine,
      'stroke-width': 1.6,
    })
  );
}

/** The sign for the map file's `symbol`; homes are shown by the building there, if any. */
export function mapSign(ink: LandPalette, symbol: string, isBuilt: boolean): string {
  const [kind, what = ''] = symbol.split(':');
  switch (kind) {
    case 'dragonrest':
      return dragonrest(ink, what);
    case 'dinosaur':
      return dinosaur(ink);
    case 'puppeteer':
      return isBuilt ? group({ transform: 'translate(15 -14) scale(.62)' }, puppeteer(ink)) : puppeteer(ink);
    case 'giant':
      return giant(ink);
    case 'home':
      return isBuilt ? '' : lair(ink);
    default:
      return '';
  }
}

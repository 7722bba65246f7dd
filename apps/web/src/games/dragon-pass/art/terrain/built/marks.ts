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

/** Where a true dragon sleeps (DP-16.6.1): it lies coiled, its head on its tail. */
function dragonrest(ink: LandPalette, colour: string): string {
  const fill = ink.dragons[colour] ?? ink.mark;
  const back = 'M-13 5C-15 -6 -5 -13 4 -11C13 -9 16 0 11 6C6 12 -5 12 -8 5C-10 -1 -4 -6 1 -5C6 -4 7 1 4 3';
  const coil = { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  const spines =
    'M-12 -3l-5 -2l2.6 5ZM-6 -9l-3 -5l6 2.4ZM3 -11.5l1 -5.5l4 4.6ZM11 -6l5 -3l-1.6 6ZM13 2l5.4 1.4l-5.6 3Z';
  const head = 'M-15 4L-19.5 10.5L-12 11.5L-7.5 7L-9 3.5Z';
  return (
    path(back, { ...coil, stroke: ink.halo, 'stroke-width': 7.5 }) +
    inked(ink, fill, spines + head) +
    path(back, { ...coil, stroke: fill, 'stroke-width': 4.6 }) +
    tag('circle', { cx: -13.4, cy: 7.6, r: 1, fill: ink.halo })
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

/** The home of somebody who lives in no building: the mouth of a cave. */
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

/** The sign for what the map file calls `symbol`; homes are shown by the building that stands there, if one does. */
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

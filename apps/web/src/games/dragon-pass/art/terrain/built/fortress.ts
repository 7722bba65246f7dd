import { mix } from '../../../../../art/draw/colour.ts';
import { path, tag } from '../../../../../art/draw/svg.ts';
import type { LandPalette } from '../palettes/types.ts';

// Everything built is drawn for a hex of radius 30 around the origin.

/** Two flanking towers and a gate house between them. */
const WALLS =
  'M-17 11V-7h-1v-6h3v3h2.5v-3h3v3H-6v-3h1.5V-15h-1v-6h3v2.5h3.5V-21h3v6h-1v2h1.5v3h3.5v-3h3v3H13v-3h3v6h-1V11Z';
/** The same with a great tower and a tower beside it: the seat of a ruler. */
const SEAT =
  'M-19 11V-8h-1v-6h3v3h2.6v-3h3v3H-9v-6h-1v-7h3.2v3h3v-3h3v3h3v-3H5.4v7h-1v3h2.2v-3h3v3h2.6v-3h3v3h2.8v6h-1V11Z';
const LOOPS = 'M-12 -1v5M11 -1v5M-1.5 -10h3M-8 2v3M7 2v3';

/** A keep in the colour of its holder, with their pennon. */
export function fortress(ink: LandPalette, colour: string, isSeat: boolean): string {
  const walls = isSeat ? SEAT : WALLS;
  const peak = isSeat ? -24 : -21;
  const shadow = tag('ellipse', {
    cx: 3,
    cy: 11,
    rx: 21,
    ry: 6,
    fill: ink.shadow,
    opacity: ink.shadowOpacity,
  });
  const halo = path(walls, {
    fill: ink.halo,
    stroke: ink.halo,
    'stroke-width': 5,
    'stroke-linejoin': 'round',
  });
  const body = path(walls, { fill: colour });
  const lit = path(isSeat ? 'M-19 11V-11h4.5V11Z' : 'M-17 11V-10h4.5V11Z', {
    fill: mix(colour, '#ffffff', 0.28),
  });
  const shade = path(isSeat ? 'M4 11V-14H5.4v3H16v22Z' : 'M5 11V-10H15V11Z', {
    fill: mix(colour, '#000000', 0.28),
  });
  const outline = path(walls, {
    fill: 'none',
    stroke: ink.outline,
    'stroke-width': 1.5,
    'stroke-linejoin': 'round',
  });
  const gate = path('M-3.6 11V5a3.6 3.6 0 0 1 7.2 0v6Z', {
    fill: ink.door,
    stroke: ink.outline,
    'stroke-width': 0.9,
  });
  const loops = path(LOOPS, { stroke: ink.outline, 'stroke-width': 1.3, opacity: 0.75 });
  const flag = path(`M1 ${peak}v-9.5l8.5 2.8L1 ${peak - 4}`, {
    fill: colour,
    stroke: ink.outline,
    'stroke-width': 1.2,
    'stroke-linejoin': 'round',
  });
  return shadow + halo + body + lit + shade + loops + gate + outline + flag;
}

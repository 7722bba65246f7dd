import { mix } from '../../../../../art/draw/colour.ts';
import { group, path, tag } from '../../../../../art/draw/svg.ts';
import type { LandPalette } from '../palettes/types.ts';

const line = (ink: LandPalette, width = 1.1) => ({
  stroke: ink.outline,
  'stroke-width': width,
  'stroke-linejoin': 'round',
  'stroke-linecap': 'round',
});

const haloed = (ink: LandPalette, shape: string, width = 5): string =>
  path(shape, { fill: ink.halo, stroke: ink.halo, 'stroke-width': width, 'stroke-linejoin': 'round' });

const shadow = (ink: LandPalette, y: number, rx: number): string =>
  tag('ellipse', { cx: 2, cy: y, rx, ry: rx * 0.26, fill: ink.shadow, opacity: ink.shadowOpacity });

/** A few gabled houses in the colour of the land. */
export function town(ink: LandPalette, colour: string): string {
  const houses = [
    [-9, 2, 1],
    [8, 1, 1.05],
    [0, 8, 1.2],
  ].map(([x, y, size]) =>
    group(
      { transform: `translate(${x} ${y}) scale(${size})` },
      path('M-6.5 0V-6H6.5V0Z', { fill: ink.stoneLight, ...line(ink, 1) }) +
        path('M-8 -5.5L-4.5 -12H4.5L8 -5.5Z', { fill: colour, ...line(ink, 1) }) +
        path('M1.5 -12H4.5L8 -5.5H2Z', { fill: mix(colour, '#000000', 0.3) }) +
        path('M-1.3 0V-3.6H1.5V0Z', { fill: ink.outline }),
    ),
  );
  const ground = 'M-17 3L-14 -10H-4L2 -12L13 -11L17 2L10 9H-10Z';
  return shadow(ink, 8, 18) + haloed(ink, ground, 3) + houses.join('');
}

/** Pointed stakes bound together. */
export function stockade(ink: LandPalette): string {
  const stakes = [-14, -9.3, -4.7, 0, 4.7, 9.3, 14].map((x) => {
    const foot = 9 - Math.abs(x) * 0.16;
    return `M${x - 2} ${foot}V${foot - 15}L${x} ${foot - 19}L${x + 2} ${foot - 15}V${foot}Z`;
  });
  const all = stakes.join('');
  return (
    shadow(ink, 8, 19) +
    haloed(ink, all, 4.5) +
    path(all, { fill: ink.wood, ...line(ink, 1) }) +
    path('M-16 -2.5Q0 0 16 -2.5M-16 3Q0 5.5 16 3', { ...line(ink, 1.3), fill: 'none', opacity: 0.85 })
  );
}

/** Columns under a gable; the Temple of the Reaching Moon bears the moon. */
export function temple(ink: LandPalette, hasMoon: boolean): string {
  const front = 'M-15 -5L0 -14L15 -5V-2H-15ZM-13 -2V7H13V-2ZM-16 7H16V11H-16Z';
  const columns = 'M-11 -2V7M-4 -2V7M4 -2V7M11 -2V7';
  const moon = hasMoon
    ? tag('circle', { cx: 0, cy: -17, r: 5.4, fill: ink.glow, ...line(ink, 1) }) +
      path('M0 -21.6a4.6 4.6 0 0 1 0 9.2a6 6 0 0 0 0 -9.2z', { fill: ink.glowMoon })
    : '';
  return (
    shadow(ink, 11, 18) +
    haloed(ink, front, 4.5) +
    path('M-13 -2V7H13V-2Z', { fill: ink.stoneDark }) +
    path(columns, { stroke: ink.stoneLight, 'stroke-width': 3.4 }) +
    path('M-15 -5L0 -14L15 -5V-2H-15ZM-16 7H16V11H-16Z', { fill: ink.stoneLight, ...line(ink, 1.1) }) +
    path('M1 -12.6L12.6 -5.6H1Z', { fill: ink.stone }) +
    moon
  );
}

/** Two standing stones with a slab across. */
export function altar(ink: LandPalette): string {
  const stones = 'M-11 9L-9.5 -5H-4L-3.5 9ZM4 9L4.6 -5H10L11.5 9Z';
  const slab = 'M-15 -9L13 -11L15.5 -5L-14 -4Z';
  return (
    shadow(ink, 9, 16) +
    haloed(ink, stones + slab, 4.5) +
    path(stones, { fill: ink.stone, ...line(ink) }) +
    path(slab, { fill: ink.stoneLight, ...line(ink) })
  );
}

/** Broken walls and a fallen column. */
export function ruin(ink: LandPalette): string {
  const walls = 'M-15 9V-6L-11.5 -9L-9 -5V-1L-6 2V9ZM3 9V-2L5.5 -5V-11L9 -13.5L12 -10V-4L14.5 0V9Z';
  const rubble = 'M-4 9L-2.5 5.5L1 6L2 9ZM-20 10L-18.5 7L-16 8L-15.5 10Z';
  return (
    shadow(ink, 9, 18) +
    haloed(ink, walls + rubble, 4) +
    path(walls, { fill: ink.stone, ...line(ink) }) +
    path('M-12 -3h3M-14 3h4M6 -7h3M9 -1h4M5 4h4', { ...line(ink, 0.9), fill: 'none', opacity: 0.6 }) +
    path(rubble, { fill: ink.stoneDark, ...line(ink, 0.8) })
  );
}

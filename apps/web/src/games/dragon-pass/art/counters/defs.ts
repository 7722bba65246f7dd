import { spent } from '../../../../art/counters/spent.ts';
import { mix } from '../../../../art/draw/colour.ts';
import { slope } from '../../../../art/draw/gradient.ts';
import { tag } from '../../../../art/draw/svg.ts';
import type { Theme } from '../../../../art/themes.ts';
import { usualIconDefs } from '../icons.ts';
import { LIVERIES, type Livery, liveryPalette } from './livery.ts';

export const bodyId = (theme: Theme, livery: Livery, acted: boolean): string =>
  `dp-${theme}-${livery}${acted ? '-acted' : ''}`;

export const weaveId = (theme: Theme, livery: Livery): string => `dp-${theme}-${livery}-back`;

/** Gradients, weaves and icons used by the counters of a theme; once per page. Rare icons are separate. */
export const counterDefs = (theme: Theme): string =>
  tag('defs', {}, usualIconDefs() + LIVERIES.map((livery) => bodies(theme, livery)).join(''));

function bodies(theme: Theme, livery: Livery): string {
  const { top, bottom } = liveryPalette(livery, theme);
  return (
    slope(bodyId(theme, livery, false), top, bottom) +
    slope(bodyId(theme, livery, true), spent(top, 'top'), spent(bottom, 'bottom')) +
    weave(weaveId(theme, livery), bottom)
  );
}

/** The lozenges on the backs of counters. */
function weave(id: string, ground: string): string {
  const thread = mix(ground, '#000000', 0.22);
  const bar = (width: number, height: number, fill: string) => tag('rect', { width, height, fill });
  const grid = { width: 16, height: 16, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)' };
  return tag('pattern', { id, ...grid }, bar(16, 16, ground) + bar(3, 16, thread) + bar(16, 3, thread));
}

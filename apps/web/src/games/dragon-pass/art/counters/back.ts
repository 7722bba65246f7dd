import { box, circle } from '../../../../art/draw/svg.ts';
import type { Theme } from '../../../../art/themes.ts';
import { type IconName, icon } from '../icons.ts';
import { weaveId } from './defs.ts';
import type { BackFace, Seal } from './faces.ts';
import { liveryPalette } from './livery.ts';

const O = { x: 0, y: 0 };

/** Whose counter it is. */
export const SEALS: Readonly<Record<Seal, IconName>> = {
  lunar: 'moon',
  sartar: 'lightning-storm',
  tarsh: 'bull-horns',
  independents: 'uncertainty',
};

/** The back of a screened counter: the colour every player sees, woven, and the seal of its owner. */
export function paintBack({ livery, seal }: BackFace, theme: Theme): string {
  const { top, icon: ink, edge } = liveryPalette(livery, theme);
  return (
    box({ x: 5, y: 8 }, 50, 50, { rx: 10, fill: '#120c04', opacity: 0.38 }) +
    box(O, 50, 50, { rx: 9, fill: `url(#${weaveId(theme, livery)})` }) +
    circle(O, 31, { fill: top, stroke: edge, 'stroke-width': 3 }) +
    icon(SEALS[seal], 42, ink) +
    box(O, 50, 50, { rx: 9, fill: 'none', stroke: edge, 'stroke-width': 3.4 }) +
    box(O, 44, 44, { rx: 6, fill: 'none', stroke: '#fff8e6', 'stroke-opacity': 0.55, 'stroke-width': 2 })
  );
}

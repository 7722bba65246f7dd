import { FIGURE, STRIP } from '../../../../art/counters/type.ts';
import { mix } from '../../../../art/draw/colour.ts';
import { circle, group, path, translate } from '../../../../art/draw/svg.ts';
import type { Theme } from '../../../../art/themes.ts';
import { type IconName, icon } from '../icons.ts';
import { SEALS } from './back.ts';
import type { Seal } from './faces.ts';
import { liveryPalette, type People } from './livery.ts';

const O = { x: 0, y: 0 };

/** Things on the board that are not units. */
const MARKERS = {
  storm: { icon: 'lightning-storm', ground: '#46566f' },
  'great-storm': { icon: 'tornado', ground: '#2d3a52' },
  rain: { icon: 'raining', ground: '#3f6f95' },
  flood: { icon: 'big-wave', ground: '#2a6f9c' },
  earthquake: { icon: 'earth-crack', ground: '#6b4a2a' },
  ruin: { icon: 'castle-ruins', ground: '#574f45' },
  fire: { icon: 'small-fire', ground: '#a83c12' },
  glow: { icon: 'moon', ground: '#a8322f' },
  scapegoat: { icon: 'goat', ground: '#64335f' },
  violated: { icon: 'dragon-orb', ground: '#5d3f8f' },
  teeth: { icon: 'tooth', ground: '#8a5a16' },
  turn: { icon: 'hourglass', ground: '#3a3328' },
} as const satisfies Readonly<Record<string, { readonly icon: IconName; readonly ground: string }>>;

export type Marker = keyof typeof MARKERS;

export const markerNames = Object.keys(MARKERS).filter((name): name is Marker => name in MARKERS);

/** A round token of 100 units around the origin, not to be mistaken for a counter. */
export function paintMarker(marker: Marker): string {
  const { icon: picture, ground } = MARKERS[marker];
  const edge = mix(ground, '#000000', 0.6);
  return (
    circle({ x: 4, y: 6 }, 45, { fill: '#120c04', opacity: 0.38 }) +
    circle(O, 45, { fill: ground, stroke: edge, 'stroke-width': 3.4 }) +
    circle(O, 39, {
      fill: 'none',
      stroke: STRIP,
      'stroke-opacity': 0.7,
      'stroke-width': 2,
      'stroke-dasharray': '1.5 4.6',
      'stroke-linecap': 'round',
    }) +
    path('M-38-22A44 44 0 0 1 38-22', {
      fill: 'none',
      stroke: '#fff',
      'stroke-opacity': 0.35,
      'stroke-width': 2.5,
    }) +
    icon(picture, 54, STRIP)
  );
}

const HOLDERS: Readonly<Record<Seal, People>> = {
  lunar: 'lunar',
  sartar: 'sartar',
  tarsh: 'exiles',
  independents: 'misc',
};

/** The pennon of the holder of a place, 100 units high around the origin. */
export function paintControl(holder: Seal, theme: Theme): string {
  const { top, icon: ink, edge } = liveryPalette(HOLDERS[holder], theme);
  return (
    path('M-30-48V48', { stroke: FIGURE, 'stroke-width': 8, 'stroke-linecap': 'round' }) +
    path('M-30-48V48', { stroke: '#c9a25a', 'stroke-width': 4, 'stroke-linecap': 'round' }) +
    path('M-27-44H46L32-17L46 10H-27Z', {
      fill: top,
      stroke: edge,
      'stroke-width': 4,
      'stroke-linejoin': 'round',
    }) +
    group({ transform: translate(1, -17) }, icon(SEALS[holder], 38, ink))
  );
}

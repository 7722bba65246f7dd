import type { Level } from '../../../../art/counters/level.ts';
import { counterRings } from '../../../../art/counters/rings.ts';
import { stripPath } from '../../../../art/counters/strip.ts';
import { STRIP } from '../../../../art/counters/type.ts';
import { mix } from '../../../../art/draw/colour.ts';
import { box, group, path, text, translate } from '../../../../art/draw/svg.ts';
import type { SidePalette } from '../../../../art/palettes/types.ts';
import type { Theme } from '../../../../art/themes.ts';
import { paintBack } from './back.ts';
import { bodyId } from './defs.ts';
import { type Face, isBack, type UnitFace } from './faces.ts';
import { mainFigure, stripFigures } from './figures.ts';
import { type Livery, liveryPalette } from './livery.ts';
import { cornerMarks, errands, glow, sash, slash } from './marks.ts';
import { paintPicture } from './picture.ts';
import { STRAIGHT, stripEdge } from './strip.ts';

const O = { x: 0, y: 0 };
const SPENT_STRIP = '#e6e0d2';

/** A counter of 100 units around the origin; a page that shows it holds `counterDefs` once. */
export function paintFace(face: Face, theme: Theme, level: Level): string {
  const body = isBack(face) ? paintBack(face, theme) : paintUnit(face, theme, level);
  return group({ opacity: face.ghost ? 0.62 : undefined }, counterRings(face) + body);
}

function paintUnit(face: UnitFace, theme: Theme, level: Level): string {
  const palette = liveryPalette(face.livery, theme);
  const fill = `url(#${bodyId(theme, face.livery, face.acted ?? false)})`;
  return (
    (face.glowing ? glow() : '') +
    box({ x: 5, y: 8 }, 50, 50, { rx: 10, fill: '#120c04', opacity: 0.38 }) +
    box(O, 50, 50, { rx: 9, fill }) +
    (level === 'block' ? block(face, palette) : printed(face, palette, level)) +
    (face.covered ? '' : errands(face))
  );
}

/** Small: the picture alone. */
const block = (face: UnitFace, palette: SidePalette): string =>
  (face.covered ? '' : picture(face, palette, 76, -2)) +
  (face.disrupted ? slash(palette.edge) : '') +
  border(palette.edge, 7);

function printed(face: UnitFace, palette: SidePalette, level: Exclude<Level, 'block'>): string {
  const { edge } = palette;
  const strip = path(stripPath(stripEdge(face.livery)), {
    fill: face.acted ? SPENT_STRIP : STRIP,
    ...SEAM,
    stroke: edge,
  });
  const print = face.covered ? strip : printOf(face, palette, level, strip);
  return print + (face.disrupted ? sash() : '') + border(edge, 3.4);
}

/** Everything printed on a counter that has nothing on it. */
function printOf(
  face: UnitFace,
  palette: SidePalette,
  level: Exclude<Level, 'block'>,
  strip: string,
): string {
  const { icon: ink, edge } = palette;
  const name = level === 'named' && !face.disrupted ? face.name : undefined;
  const { size, y } = roomFor(face.livery, name !== undefined);
  const light = { fill: 'none', stroke: '#fff', 'stroke-opacity': 0.55, 'stroke-width': 2.5 };
  return (
    // The figure is behind the moons or bolts of the strip.
    picture(face, palette, size, y) +
    strip +
    path('M-48-41Q-48-48-41-48H41Q48-48 48-41', light) +
    (name ? nameLine(name, ink) : '') +
    (level === 'middle'
      ? mainFigure(face)
      : stripFigures(face) + cornerMarks(face, ink, edge, name ? -21 : -36))
  );
}

const SEAM = { 'stroke-opacity': 0.3, 'stroke-width': 1.6 };

/** Size and position of the picture: moons and bolts reach up into the body, the name takes the top. */
function roomFor(livery: Livery, named: boolean): { readonly size: number; readonly y: number } {
  const straight = stripEdge(livery) === STRAIGHT;
  if (named) return straight ? { size: 49, y: -9 } : { size: 48, y: -12 };
  return straight ? { size: 60, y: -18 } : { size: 57, y: -20 };
}

const picture = (face: UnitFace, { icon: ink, top, bottom }: SidePalette, size: number, y: number): string =>
  group(
    { transform: translate(0, y) },
    paintPicture(face.unit, face.number, size, { ink, ground: mix(top, bottom, 0.4) }),
  );

const border = (edge: string, width: number): string =>
  box(O, 50, 50, { rx: 9, fill: 'none', stroke: edge, 'stroke-width': width });

/** So much of an em is a letter wide, one with another. */
const LETTER = 0.49;
const LINE = 90;

/** The name on the upper edge, set smaller where it is long, and closer where that is not enough. */
function nameLine(name: string, fill: string): string {
  const size = Math.min(11.5, Math.max(8.4, LINE / (name.length * LETTER)));
  const tight = name.length * LETTER * size > LINE;
  return text(name, {
    y: -37,
    'text-rendering': 'geometricPrecision',
    'text-anchor': 'middle',
    'font-family': 'Alegreya Sans',
    'font-weight': 800,
    'font-size': size,
    fill,
    textLength: tight ? LINE : undefined,
    lengthAdjust: tight ? 'spacingAndGlyphs' : undefined,
  });
}

import { MOVE, STRIP } from '../../../../art/counters/type.ts';
import { mix } from '../../../../art/draw/colour.ts';
import { box, group, path, text, translate } from '../../../../art/draw/svg.ts';
import type { Theme } from '../../../../art/themes.ts';
import { bodyId, weaveId } from './defs.ts';
import type { UnitFace } from './faces.ts';
import { paintFactor, settings } from './figures.ts';
import { type Livery, liveryPalette } from './livery.ts';
import { cornerMarks, sash } from './marks.ts';
import { paintPicture } from './picture.ts';
import { stripEdge } from './strip.ts';

/** What the factors are called. */
export type CardWords = Readonly<Record<'combat' | 'magic' | 'move' | 'range', string>>;

export const CARD = { width: 340, height: 170 };

const MIDDLE = { x: CARD.width / 2, y: CARD.height / 2 };
/** The line between picture and figures. */
const SILL = 104;

/** The counter as a card, its upper left corner at the origin: a large picture, all factors with names. */
export function paintCard(face: UnitFace, words: CardWords, theme: Theme): string {
  const { livery } = face;
  const { icon: ink, top, bottom, edge } = liveryPalette(livery, theme);
  const sheet = (look: object) => box(MIDDLE, MIDDLE.x, MIDDLE.y, { rx: 10, ...look });
  const marked = { ...face, range: null, acted: false };
  return (
    sheet({ fill: `url(#${bodyId(theme, livery, face.acted ?? false)})` }) +
    sheet({ fill: `url(#${weaveId(theme, livery)})`, opacity: 0.3 }) +
    group(
      { transform: translate(MIDDLE.x, 50) },
      paintPicture(face.unit, face.number, 92, { ink, ground: mix(top, bottom, 0.4) }),
    ) +
    group({ transform: 'translate(62 58) scale(1.2)' }, cornerMarks(marked, ink, edge, -30)) +
    (face.disrupted ? group({ transform: 'translate(70 70) scale(1.4)' }, sash()) : '') +
    strip(livery) +
    cells(face, words) +
    sheet({ fill: 'none', stroke: edge, 'stroke-width': 3.4 })
  );
}

/** The pale foot of the card: the edge of a counter's strip twice over. */
function strip(livery: Livery): string {
  const edge = path(`M0 0${stripEdge(livery)}V4H0Z`, {});
  const half = (x: number) => group({ transform: `translate(${x} ${SILL}) scale(1.7)` }, edge);
  const { width, height } = CARD;
  const foot = `M0 ${SILL}H${width}V${height - 10}Q${width} ${height} ${width - 10} ${height}H10Q0 ${height} 0 ${height - 10}Z`;
  return group({ fill: STRIP }, half(0) + half(width / 2) + path(foot, {}));
}

function cells(face: UnitFace, words: CardWords): string {
  const { combat, magic, move, range } = settings(face);
  const cell = (x: number, factor: string, word: string) => factor + label(word, x);
  const at = (x: number) => ({ x, y: 142, size: 38 });
  return (
    path('M85 112v48M170 112v48M255 112v48', { stroke: '#c8b88f', 'stroke-width': 1.6 }) +
    cell(43, paintFactor(combat, at(43)), words.combat) +
    cell(128, paintFactor(magic, at(128)), words.magic) +
    cell(213, paintFactor(move, at(213)), words.move) +
    cell(297, paintFactor(range, at(297)), words.range)
  );
}

const label = (word: string, x: number): string =>
  text(word, {
    x,
    y: 161,
    'text-anchor': 'middle',
    'font-family': 'Alegreya Sans',
    'font-weight': 700,
    'font-size': 13,
    fill: MOVE,
  });

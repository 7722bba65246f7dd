import { type Action, bridgehead, GRID, type Terrain, terrainAt, type View } from '@hexwyrm/bridgehead';
import { fold, type Words } from '@hexwyrm/words';
import { drawCells } from '../draw-cells.ts';
import { legend } from '../legend.ts';
import type { Pictures } from '../teller.ts';

const GROUND: Readonly<Record<Terrain, string>> = { open: '.', woods: '^', river: '~', bridge: '#' };

/** Bridgehead in letters. */
export const picturesOf = (view: View, words: Words): Pictures<Action> => ({
  board: () => drawBoard(view, words),
  scene: () => drawBoard(view, words),
  look: (asked) => look(view, words, asked),
  now: () => `${words.phaseName(view.phase)}. ${words.score(view)}`,
  group(action) {
    const unit = bridgehead.unitOf(action);
    return unit === null ? null : glance(view, words, unit);
  },
});

/** The ground and the first letter of the unit on it, a capital for Red. */
function drawBoard(view: View, words: Words): string {
  const cells = GRID.names.map((_, hex) => {
    const unit = view.units.find((one) => one.hex === hex);
    const [letter = ''] = unit?.type ?? '';
    return GROUND[terrainAt(hex)] + (unit?.side === 'red' ? letter.toUpperCase() : letter);
  });
  const ground = Object.entries(GROUND).map(
    ([terrain, sign]) => [sign, words.t(`terrain.${terrain}`)] as const,
  );
  return [...drawCells(GRID, cells, 4), words.t('terminal.units'), legend(ground)].join('\n');
}

/** A hex by its number, or units by a part of their name. */
function look(view: View, words: Words, asked: string): string | null {
  if (GRID.index.has(asked)) return words.hexLabel(asked, view);
  const found = [...view.units.keys()].filter((id) => fold(words.unitLabel(view, id)).includes(fold(asked)));
  return found.length === 0 ? null : found.map((id) => glance(view, words, id)).join('\n');
}

/** "Red captain #0, 0102": its number is the one that actions name. */
function glance(view: View, words: Words, id: number): string {
  const { hex } = view.units[id];
  const place = hex < 0 ? words.t('play.off-map') : GRID.names[hex];
  return words.t('play.at', { unit: words.unitLabel(view, id), id, place });
}

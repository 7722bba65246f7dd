import { type Action, dragonRage, type View, worldFor } from '@hexwyrm/dragon-rage';
import { fold, type Words } from '@hexwyrm/words';
import type { Pictures } from '../teller.ts';
import { drawBoard } from './board.ts';

/** Dragon Rage in letters. */
export const picturesOf = (view: View, words: Words): Pictures<Action> => ({
  board: () => drawBoard(view, words),
  scene: () => drawBoard(view, words),
  look: (asked) => look(view, words, asked),
  now: () => words.score(view),
  group(action) {
    // Counters that are not on the map yet are listed by what they are.
    if (action.type === 'place' || action.type === 'arrive')
      return words.t('play.kind', {
        kind: words.kindName(action.type),
        what: words.counterName(action.what),
      });
    const unit = dragonRage.unitOf(action);
    return unit === null ? null : glance(view, words, unit);
  },
});

/** A hex by its number or name, or units by a part of their name: nothing on the map is secret. */
function look(view: View, words: Words, asked: string): string | null {
  const wanted = fold(asked);
  const { grid } = worldFor(view.map, view.corrections).map;
  const hex = grid.names.find((number) => number === asked || fold(words.placeName(view, number)) === wanted);
  if (hex !== undefined) return words.hexLabel(hex, view);
  const found = [...view.units.keys()].filter((id) => fold(words.unitLabel(view, id)).includes(wanted));
  return found.length === 0 ? null : found.map((id) => glance(view, words, id)).join('\n');
}

/** "Dragon #0, 1105": its number is the one that actions name. */
function glance(view: View, words: Words, id: number): string {
  const { names } = worldFor(view.map, view.corrections).map.grid;
  const place = names[view.units[id]?.hex ?? -1] ?? words.t('play.off-map');
  return words.t('play.at', { unit: words.unitLabel(view, id), id, place });
}

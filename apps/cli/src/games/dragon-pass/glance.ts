import { type View, worldFor } from '@hexwyrm/dragon-pass';
import type { Words } from '@hexwyrm/words';

/** "Boldhome (3524)", or the number alone. */
export function placeOf({ corrections }: View, words: Words, hex: number): string {
  const number = worldFor(corrections).land.grid.names[hex];
  if (number === undefined) return words.t('play.off-map');
  return words.has(`place.${number}`)
    ? words.t('place.with-number', { name: words.t(`place.${number}`), hex: number })
    : number;
}

/** "Granite Phalanx #7, Boldhome (3524)": its number is the one that actions name. */
export function glance(view: View, words: Words, id: number): string {
  const hex = view.units.find((unit) => unit.id === id)?.hex ?? -1;
  return words.t('play.at', { unit: words.unitLabel(view, id), id, place: placeOf(view, words, hex) });
}

import { type Action, type Event, type View, worldFor } from '@hexwyrm/dragon-pass';
import type { GameWords, WordsKit } from '../../../i18n/kit.ts';
import type { Speech } from '../../../i18n/speech.ts';
import { unitIn } from '../view.ts';
import { unitName } from './unit-names.ts';

const wordsOf = (speech: Speech): GameWords => {
  const label = (view: View, id: number) => {
    const u = unitIn(view, id);
    const { types } = worldFor(view.corrections);
    const type = u && types[u.type];
    return u && type ? unitName(speech, types, type, u.number) : '?';
  };
  return {
    unitLabel: label,
    company: (view: View, ids: readonly number[]) =>
      speech.list(ids.slice(0, 4).map((id) => label(view, id))),
    counterName: (what: string) => what,
    hexLabel: (hex: string) => hex,
    placeName: (_: View, hex: string) => hex,
    mapName: () => 'Dragon Pass',
    saying: (event: Event) => ({ id: 'table.cancel', values: { event: event.type } }),
    actionLabel: (action: Action) => JSON.stringify(action),
    kindReach: () => null,
    score: () => '',
    recap: () => '',
    seatName: (seat: string) => seat,
    refusalFact: () => '',
  };
};
export const passWords: WordsKit = { prefix: 'DP-', chapters: [], wordsOf, rules: async () => ({}) };

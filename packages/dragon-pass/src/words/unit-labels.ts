import type { Speech } from '@hexwyrm/words';
import { counterIn, worldFor } from '../data/index.ts';
import type { View } from '../index.ts';
import { unitForm, unitName } from './unit-names.ts';

/** A unit that the seat knows. */
export const unitIn = ({ units }: View, id: number): View['units'][number] | undefined =>
  units.find((unit) => unit.id === id);

/** "Granite Phalanx", and its grammatical form; a unit hidden now keeps the name it was logged by. */
export function unitNamed(speech: Speech, view: View, id: number): { unit: string; form: string } {
  const known = counterIn(view, id);
  const { types } = worldFor(view.corrections);
  const type = known && types[known.type];
  if (!type) return { unit: speech.say('unit.unknown'), form: 'f' };
  return {
    unit: unitName(speech, types, type, known.number),
    form: unitForm(speech, type, known.number),
  };
}

export const unitLabel = (speech: Speech, view: View, id: number): string => unitNamed(speech, view, id).unit;

/** "Standfast, Jintori and Yalamese" */
export const unitLabels = (speech: Speech, view: View, ids: readonly number[]): string =>
  ids.length === 0 ? speech.say('units.nobody') : speech.list(ids.map((id) => unitLabel(speech, view, id)));

/** Names a sentence can bear. */
const MOST = 4;

/** "Standfast, Jintori, Yalamese and 9 more": armies in one sentence. */
export function companyOf(speech: Speech, view: View, ids: readonly number[]): string {
  if (ids.length <= MOST) return unitLabels(speech, view, ids);
  const named = ids.slice(0, MOST - 1);
  const units = named.map((id) => unitLabel(speech, view, id)).join(', ');
  return speech.say('units.more', { units, count: ids.length - named.length });
}

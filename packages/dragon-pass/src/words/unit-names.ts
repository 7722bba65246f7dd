import type { Speech } from '@hexwyrm/words';
import type { UnitType } from '../index.ts';

/** "Granite Phalanx", "Zombie 3", "Comet Seers’ Spirit": a counter's name; `number` is 0-based per type. */
export function unitName(speech: Speech, types: readonly UnitType[], type: UnitType, number: number): string {
  const own = `unit.${type.id}`;
  if (speech.has(own)) return speech.say(own, { number: number + 1 });
  const master = types.find(({ id }) => id === type.master);
  if (!master) throw new RangeError(`${type.id} has no name`);
  const name = unitName(speech, types, master, number);
  const form = name.endsWith('s') ? 's' : 'other';
  return speech.say(type.kind === 'spirit' ? 'unit.spirit' : 'unit.agent', { name, form });
}

/** "Zombies", "Free Army Cavalry": what all counters of a type are called; one that has no like has its own name. */
export function typeName(speech: Speech, types: readonly UnitType[], type: UnitType): string {
  const many = `army.type.${type.id}`;
  return speech.has(many) ? speech.say(many) : unitName(speech, types, type, 0);
}

/** "cavalry", "physical agent": inside a sentence. */
export const kindName = (speech: Speech, kind: UnitType['kind']): string => speech.say(`kind.${kind}`);

/** "Barbarian Horde": whose colour it is, which every player sees (DP-5.3-c). */
export const nationName = (speech: Speech, nation: UnitType['nation']): string =>
  speech.say(`nation.${nation}`);

/** Grammatical form of the name: s or p; with gender m, f, p or fp. Spirits and agents follow their kind. */
export function unitForm(speech: Speech, type: UnitType, number: number): string {
  const own = `unit.${type.id}.form`;
  if (speech.has(own)) return speech.say(own, { number: number + 1 });
  return speech.say(type.kind === 'spirit' ? 'unit.spirit.form' : 'unit.agent.form');
}

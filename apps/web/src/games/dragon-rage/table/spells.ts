import type { Action } from '@hexwyrm/dragon-rage';

export type Spell = Extract<Action, { type: 'cast' }>['spell'];

/** The rules that say what a spell does, the most important first. */
export const SPELL_CLAUSES: Readonly<Record<Spell, readonly string[]>> = {
  boost: ['DR-2.8.5-c', 'DR-2.8.5-f', 'DR-2.8.5-i'],
  fog: ['DR-2.8.6-b', 'DR-2.8.6-d', 'DR-2.8.6-e'],
  whirlwind: ['DR-2.8.7-e', 'DR-2.8.7-h', 'DR-2.8.7-m'],
  lightning: ['DR-2.8.8-b', 'DR-2.8.8-d', 'DR-2.8.8-h'],
  elemental: ['DR-2.8.9-a', 'DR-2.8.9-b', 'DR-2.8.9-g'],
  dispel: ['DR-2.8.9-n', 'DR-2.8.9-o'],
};

const SPELLS: readonly Spell[] = ['boost', 'fog', 'whirlwind', 'lightning', 'elemental', 'dispel'];

/** The spell that a way of acting casts, if it does. */
export const spellOf = (kind: string): Spell | undefined => SPELLS.find((spell) => kind === `cast-${spell}`);

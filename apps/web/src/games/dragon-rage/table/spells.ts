import { SPELL_SHOWS, type SpellName } from '@hexwyrm/dragon-rage';

const isSpell = (name: string): name is SpellName => name in SPELL_SHOWS;

export const SPELLS: readonly SpellName[] = Object.keys(SPELL_SHOWS).filter(isSpell);

/** The spell that a way of acting casts, if it does. */
export const spellOf = (kind: string): SpellName | undefined =>
  SPELLS.find((spell) => kind === `cast-${spell}`);

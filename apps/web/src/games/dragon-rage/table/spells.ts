import type { SpellName } from '@hexwyrm/dragon-rage';
import { SPELL_SHOWS } from '@hexwyrm/dragon-rage/data';

const isSpell = (name: string): name is SpellName => name in SPELL_SHOWS;

export const SPELLS: readonly SpellName[] = Object.keys(SPELL_SHOWS).filter(isSpell);

/** The spell that a way of acting casts, if it does. */
export const spellOf = (kind: string): SpellName | undefined =>
  SPELLS.find((spell) => kind === `cast-${spell}`);

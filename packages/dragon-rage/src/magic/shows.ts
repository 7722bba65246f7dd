// How spells are shown: no rules come with it.

import { boost } from './boost/show.ts';
import { dispel } from './dispel/show.ts';
import { elemental } from './elemental/show.ts';
import { fog } from './fog/show.ts';
import { lightning } from './lightning/show.ts';
import type { SpellShow } from './show.ts';
import type { SpellName } from './spells.ts';
import { whirlwind } from './whirlwind/show.ts';

/** In the order of their buttons. */
export const SPELL_SHOWS: { readonly [S in SpellName]: SpellShow } = {
  boost,
  fog,
  whirlwind,
  lightning,
  elemental,
  dispel,
};

/** Their buttons, by way of acting. */
export const SPELL_TRAITS: { readonly [S in SpellName as `cast-${S}`]: SpellShow['traits'] } = {
  'cast-boost': boost.traits,
  'cast-fog': fog.traits,
  'cast-whirlwind': whirlwind.traits,
  'cast-lightning': lightning.traits,
  'cast-elemental': elemental.traits,
  'cast-dispel': dispel.traits,
};

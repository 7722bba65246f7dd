// What lasts of the spells that were cast.

import * as boost from './boost/state.ts';
import * as fog from './fog/state.ts';
import * as lightning from './lightning/state.ts';
import * as whirlwind from './whirlwind/state.ts';

export type SpellState = fog.State & whirlwind.State & boost.State & lightning.State;

export const noSpells = (): SpellState => ({
  ...fog.none(),
  ...whirlwind.none(),
  ...boost.none(),
  ...lightning.none(),
});

export const copySpells = (state: SpellState): SpellState => ({
  ...fog.copy(state),
  ...whirlwind.copy(state),
  ...boost.copy(state),
  ...lightning.copy(state),
});

// What lasts of the spells that were cast, as positions have it: lists with their hexes by printed number.

import type * as z from 'zod/mini';
import type { Hex } from '../core/vocabulary.ts';
import * as boost from './boost/position.ts';
import * as fog from './fog/position.ts';
import * as lightning from './lightning/position.ts';
import type { SpellState } from './state.ts';
import * as whirlwind from './whirlwind/position.ts';

export const spellFields = { ...fog.fields, ...whirlwind.fields, ...boost.fields, ...lightning.fields };

type Written = { [K in keyof typeof spellFields]: z.output<(typeof spellFields)[K]> };

/** Reads a list; `path` names it where a hex does not exist. */
type ReadList = <T extends { hex: string }>(list: readonly T[], path: string) => (T & { hex: Hex })[];

export const readSpells = (position: Written, at: ReadList): SpellState => ({
  fog: at(position.fog, 'fog'),
  whirlwinds: at(position.whirlwinds, 'whirlwinds'),
  boosts: at(position.boosts, 'boosts'),
  bolts: at(position.bolts, 'bolts'),
});

/** What is written of them, each list by `at`. */
export const writeSpells = <T>(
  state: SpellState,
  at: (list: readonly { hex: Hex }[]) => T,
): Record<keyof SpellState, T> => ({
  fog: at(state.fog),
  whirlwinds: at(state.whirlwinds),
  boosts: at(state.boosts),
  bolts: at(state.bolts),
});

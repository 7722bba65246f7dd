import type { Hex } from '../core/vocabulary.ts';
import type { Tables } from '../world/tables.ts';
import type { SpellState } from './state.ts';

type SpellTables = Tables['spells'];

/** How a spell is shown, as data for any table. */
export interface SpellShow {
  /** Its button: what it looks like and how it is used. */
  readonly traits: {
    readonly icon: 'boost' | 'earth' | 'fog' | 'lightning' | 'spells' | 'whirlwind';
    readonly digit: 1 | 2 | 3 | 4 | 5 | 6;
    readonly quiet: true;
    readonly button?: true;
    readonly family?: 'target';
    readonly rolls?: 'decisive';
  };
  /** What it is aimed at. */
  readonly aim: 'hex' | 'self' | 'unit';
  /** The rules that say what it does, the most important first. */
  readonly clauses: readonly string[];
  /** Numbers of the table of spells for the sentence about it. */
  numbers(spells: SpellTables): Readonly<Record<string, number>>;
  /** Spell points it takes at least; absent where a roll sets the price. */
  cost?(spells: SpellTables): number;
  /** How far around its hex it covers units, where it does. */
  covers?(spells: SpellTables): number;
  /** Where its markers lie. */
  markers?(state: SpellState): readonly { readonly hex: Hex }[];
}

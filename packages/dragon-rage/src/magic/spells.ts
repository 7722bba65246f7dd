import { unitField as unit } from '@hexwyrm/wargame';
import * as z from 'zod/mini';
import { type Board, type Play, range } from '../core/board.ts';
import { rangeFacts } from '../core/range-facts.ts';
import type { Rule } from '../core/rule.ts';
import type { Clause, Side } from '../core/vocabulary.ts';
import * as boost from './boost/boost.ts';
import { type Casting, CHOICES, canAfford, casterRefusal, goalOf, type Spell } from './casting.ts';
import * as dispel from './dispel/dispel.ts';
import * as elemental from './elemental/elemental.ts';
import * as fog from './fog/fog.ts';
import * as lightning from './lightning/lightning.ts';
import * as whirlwind from './whirlwind/whirlwind.ts';

// One more spell is a folder beside these and a line in each list here: without it neither its castings nor its events
// exist for the compiler.

const SPELL_NAMES = ['boost', 'fog', 'whirlwind', 'lightning', 'elemental', 'dispel'] as const;
export type SpellName = (typeof SPELL_NAMES)[number];

const SPELLS: { readonly [S in SpellName]: Spell } = {
  boost: boost.boost,
  fog: fog.fog,
  whirlwind: whirlwind.whirlwind,
  lightning: lightning.lightning,
  elemental: elemental.elemental,
  dispel: dispel.dispel,
};

export type SpellEvents = boost.Events &
  fog.Events &
  whirlwind.Events &
  lightning.Events &
  elemental.Events &
  dispel.Events;

export const spellActions = <H extends z.ZodMiniType>(hex: H) =>
  [
    z.strictObject({
      type: z.literal('cast'),
      unit,
      spell: z.enum(SPELL_NAMES),
      radius: z.optional(z.int()),
      hex: z.optional(hex),
      target: z.optional(unit),
      hold: z.optional(z.literal(true)),
      element: z.optional(z.enum(elemental.ELEMENTS)),
    }),
    ...dispel.actions(),
  ] as const;

/** Refuses for want of spell points. */
const COST = 'DR-2.8.2-a';

const SPELL_LIST = Object.values(SPELLS);

/** A wizard casts the one spell of the player-turn (2.8). */
export const cast: Rule<'cast'> = {
  type: 'cast',
  timing: 'DR-2.8.3-a',
  list(board, side, sink) {
    const { units } = board.state;
    for (let id = 0; id < units.length; id++) {
      if (units[id].side !== side || casterRefusal(board, id) !== null) continue;
      for (const spell of SPELL_LIST) {
        spell.list(board, id, sink);
        if (sink.isFull()) return;
      }
    }
  },
  refusal(board, _side, action) {
    const spell = SPELLS[action.spell];
    return (
      casterRefusal(board, action.unit) ??
      choiceRefusal(spell, action) ??
      spell.refusal(board, action) ??
      costRefusal(board, spell, action)
    );
  },
  facts(board, _side, action, clause) {
    const spell = SPELLS[action.spell];
    const { spellPoints, hex } = board.state.units[action.unit];
    if (clause === COST) return { spellPoints, cost: spell.cost(board, action) };
    const goal = goalOf(board, action);
    if (clause !== spell.clause || spell.reach === undefined || goal < 0) return undefined;
    return rangeFacts(range(board, hex, goal), spell.reach(board));
  },
  odds: (board, _side, action) => SPELLS[action.spell].odds?.(board, action) ?? [],
  scope: (board, action) => SPELLS[action.spell].scope?.(board, action) ?? [],
  carryOut: (play, _side, action) => SPELLS[action.spell].carryOut(play, action),
};

/** DR-2.8.3-b: what the side cast before ends, or drifts, as its spell phase begins. */
export function endSpells(play: Play, side: Side): void {
  for (const spell of SPELL_LIST) spell.endsFor?.(play, side);
}

/** A casting names what its spell needs and nothing else. */
function choiceRefusal(spell: Spell, action: Casting): Clause | null {
  for (const choice of CHOICES)
    if (action[choice] !== undefined && !spell.choices.includes(choice)) return spell.clause;
  return null;
}

const costRefusal = (board: Board, spell: Spell, action: Casting): Clause | null =>
  canAfford(board, action.unit, spell.cost(board, action)) ? null : COST;

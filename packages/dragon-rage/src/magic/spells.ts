import { unitField as unit } from '@hexwyrm/wargame';
import * as z from 'zod/mini';
import { type Play, range } from '../core/board.ts';
import { rangeFacts } from '../core/range-facts.ts';
import { planned, type Rule } from '../core/rule.ts';
import type { Clause, Side } from '../core/vocabulary.ts';
import * as boost from './boost/boost.ts';
import {
  type Casting,
  CHOICES,
  canAfford,
  casterRefusal,
  type Effect,
  goalOf,
  type Spell,
} from './casting.ts';
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
  ...planned<'cast', Effect>({
    plan(board, _side, action) {
      const refusal = casterRefusal(board, action.unit) ?? choiceRefusal(SPELLS[action.spell], action);
      if (refusal) return refusal;
      const effect = SPELLS[action.spell].plan(board, action);
      if (typeof effect === 'string' || canAfford(board, action.unit, effect.cost)) return effect;
      return COST;
    },
    odds: (_board, _side, _action, effect) => effect.odds?.() ?? [],
    scope: (_board, effect) => effect.covers ?? [],
    carryOut: (play, _side, _action, effect) => effect.carryOut(play),
  }),
  facts(board, _side, action, clause) {
    const spell = SPELLS[action.spell];
    const { spellPoints, hex } = board.state.units[action.unit];
    if (clause === COST) {
      const effect = spell.plan(board, action);
      return typeof effect === 'string' ? undefined : { spellPoints, cost: effect.cost };
    }
    const goal = goalOf(board, action);
    if (clause !== spell.clause || spell.reach === undefined || goal < 0) return undefined;
    return rangeFacts(range(board, hex, goal), spell.reach(board));
  },
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

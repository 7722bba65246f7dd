import { type Board, range } from '../core/board.ts';
import { rangeFacts } from '../core/range-facts.ts';
import type { Rule } from '../core/rule.ts';
import type { Clause } from '../core/vocabulary.ts';
import { boost } from './boost/boost.ts';
import { type Casting, CHOICES, canAfford, casterRefusal, goalOf, type Spell } from './casting.ts';
import { dispel } from './dispel/dispel.ts';
import { elemental } from './elemental/elemental.ts';
import { fog } from './fog/fog.ts';
import { lightning } from './lightning/lightning.ts';
import { whirlwind } from './whirlwind/whirlwind.ts';

const SPELLS: { readonly [S in Casting['spell']]: Spell } = {
  boost,
  fog,
  whirlwind,
  lightning,
  elemental,
  dispel,
};

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

/** A casting names what its spell needs and nothing else. */
function choiceRefusal(spell: Spell, action: Casting): Clause | null {
  for (const choice of CHOICES)
    if (action[choice] !== undefined && !spell.choices.includes(choice)) return spell.clause;
  return null;
}

const costRefusal = (board: Board, spell: Spell, action: Casting): Clause | null =>
  canAfford(board, action.unit, spell.cost(board, action)) ? null : COST;

import type { Bot } from '@hexwyrm/bots';
import type { Action, Event, State, View } from '../../index.ts';
import { worldFor } from '../../index.ts';
import { victoryOf } from '../objectives.ts';
import { chooseBattle } from './battles.ts';
import { keyOf, nextStep, type Plan, planOf } from './plan.ts';

type DragonPassBot = Bot<State, Action, Event, View>;

/** Plans kept: a search asks about several positions in turn. */
const KEPT = 64;

/** Where spirits decide more than arms, stacks are misjudged by what they strike with. */
const isMagical = (state: State): boolean => victoryOf(state) === 'counterstroke';

/** Thinks a movement phase out as a whole and weighs battles before it declares them; otherwise as the other bot does. */
export function policyBot(other: DragonPassBot): DragonPassBot {
  const plans = new Map<string, Plan>();
  const planFor = (state: State, seat: string): Plan => {
    const key = keyOf(state);
    const known = plans.get(key);
    if (known) return known;
    const plan = planOf(state, seat);
    if (plans.size >= KEPT) plans.clear();
    plans.set(key, plan);
    return plan;
  };
  return {
    name: 'policy',
    sitDown: () => policyBot(other),
    choose(game, state, seat, dice, budget) {
      const { frames, phase } = state;
      if (frames.length === 0 && phase === 'movement' && !isMagical(state)) {
        const names = worldFor(state.corrections).land.grid.names;
        const step = nextStep(planFor(state, seat), state, seat, (hex) => names[hex]);
        if (step !== null) return step;
        if (game.explain(state, seat, { type: 'end' }).ok) return { type: 'end' };
      }
      if (phase === 'battles' && (frames.length === 0 || frames.at(-1)?.kind === 'declare')) {
        const choice = chooseBattle(game, state, seat);
        if (choice !== null) return choice;
      }
      return other.choose(game, state, seat, dice, budget);
    },
  };
}

import { type Bot, EVEN, type Mood } from '@hexwyrm/bots';
import type { Action, Event, State, View } from '../../index.ts';
import { victoryOf } from '../objectives.ts';
import { chooseGift } from './diplomacy.ts';
import { chooseAdvance } from './fight/advance.ts';
import { chooseBattle } from './fight/battles.ts';
import { chooseSending } from './fight/magic.ts';
import { chooseOrder } from './fight/order.ts';
import { chase } from './move/chase.ts';
import { keyOf, Plan } from './move/plan.ts';
import { nextPost, type Posts, setUpAnew } from './set-up.ts';

type DragonPassBot = Bot<State, Action, Event, View>;
type Question = Parameters<DragonPassBot['choose']>;

/** Plans kept: a search asks about several positions in turn. */
const KEPT = 64;

/** Where spirits decide more than arms, stacks are misjudged by what they strike with. */
const isMagical = (state: State): boolean => victoryOf(state) === 'counterstroke';

/** Stacks are put in order before a melee, the attackers' and then the defenders'. */
const isBeforeBlows = (frame: State['frames'][number]): boolean =>
  frame.kind === 'array' || (frame.kind === 'regroup' && frame.clause === 'DP-7.10.2-a');

/** What is open, as far as the policy has a mind of its own about it. */
function openIn({
  frames,
  phase,
}: State): 'set-up' | 'gifts' | 'move' | 'magic' | 'battle' | 'advance' | 'order' | null {
  const frame = frames.at(-1)?.kind;
  if (frame === 'deploy') return 'set-up';
  if (frame === 'diplomacy') return 'gifts';
  if (frame === 'declare' || (frame === undefined && phase === 'battles')) return 'battle';
  if (frame === 'advance') return frame;
  if (frames.some(isBeforeBlows)) return 'order';
  if (frame !== undefined) return null;
  if (phase === 'movement') return 'move';
  return phase === 'commit' ? 'magic' : null;
}

/**
 * Thinks a movement phase out as a whole, weighs battles and magic before it declares them, and shares out its points; otherwise
 * as the other bot does. At a table it sets up in its own way.
 */
export function policyBot(other: DragonPassBot, mood: Mood = EVEN, isSeated = false): DragonPassBot {
  const plans = new Map<string, Plan>();
  let posts: Posts | null = null;
  const planFor = (state: State, seat: string): Plan => {
    const key = keyOf(state);
    const known = plans.get(key);
    if (known) return known;
    const plan = new Plan(state, seat, mood);
    if (plans.size >= KEPT) plans.clear();
    plans.set(key, plan);
    return plan;
  };
  const move = (...[game, state, seat, , { isOver }]: Question): Action | null => {
    if (isMagical(state)) return null;
    const step = planFor(state, seat).next(state, seat, isOver);
    if (step !== null) return step;
    return game.explain(state, seat, { type: 'end' }).ok ? { type: 'end' } : chase(game, state, seat);
  };
  const opinion = (...question: Question): Action | null => {
    const [game, state, seat, dice] = question;
    switch (openIn(state)) {
      case 'set-up':
        if (!isSeated) return null;
        posts ??= setUpAnew(game, state, seat, dice);
        return nextPost(game, state, seat, posts);
      case 'gifts':
        return chooseGift(game, state, seat, dice);
      case 'move':
        return move(...question);
      case 'magic':
        return chooseSending(game, state, seat);
      case 'battle':
        return chooseBattle(game, state, seat);
      case 'advance':
        return chooseAdvance(game, state, seat);
      case 'order':
        return chooseOrder(game, state, seat);
      case null:
        return null;
    }
  };
  return {
    name: 'policy',
    sitDown: () => policyBot(other, mood, true),
    choose: (...question) => opinion(...question) ?? other.choose(...question),
  };
}

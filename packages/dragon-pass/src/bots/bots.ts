import {
  type Bot,
  greedyBot,
  type Judgement,
  levelsOf,
  moodsOf,
  randomBot,
  type School,
} from '@hexwyrm/bots';
import { pickOne, type Seat } from '@hexwyrm/kernel';
import { reach } from '@hexwyrm/wargame';
import { type Action, dragonPass, type Event, type State, type View } from '../index.ts';
import { glanceAt } from './glance.ts';
import { policyBot } from './policy/policy.ts';
import { evaluate } from './value.ts';

type DragonPassBot = Bot<State, Action, Event, View>;

/** Moves looked at closely. */
const MOVES = 10;

const isPassive = ({ type }: Action): boolean => type === 'end' || type === 'done';

/** The unit has moved in this phase, and could go on. */
const continues = ({ units }: State, action: Action): boolean =>
  'unit' in action && action.unit !== null && (units[action.unit]?.did?.spent ?? 0) > 0;

const isMoving = ({ frames, phase }: State): boolean => frames.length === 0 && phase === 'movement';

/** Ending the phase, and the most promising step of each unit; units already moving come first. */
function shortlist(state: State, seat: Seat, actions: readonly Action[], count: number): readonly Action[] {
  const glance = glanceAt(state, seat);
  const best = new Map<number, { action: Action; score: number }>();
  for (const action of actions) {
    if (!('unit' in action) || action.unit === null) continue;
    const score = glance(action);
    if (score < 0) continue;
    const known = best.get(action.unit);
    if (!known || known.score < score) best.set(action.unit, { action, score });
  }
  const onward = (action: Action): number => Number(continues(state, action));
  const moves = [...best.values()]
    .sort((a, b) => onward(b.action) - onward(a.action) || b.score - a.score)
    .map(({ action }) => action);
  const kept = [...actions.filter(isPassive), ...moves].slice(0, Math.min(count, MOVES + 1));
  return kept.length > 0 ? kept : actions.slice(0, count);
}

/** The judgement of the greedy bot. It stays as it is: other bots, and the chances of winning, are measured by it. */
export const yardstick: Judgement<State, Action> = {
  value: evaluate,
  shortlist,
  isPassive,
  continues,
  completion: () => null,
};

const ahead: DragonPassBot = greedyBot(yardstick);

/**
 * Sets up and fights as the game proposes, looks one step ahead when it moves, and otherwise takes what looks best at
 * first sight.
 */
const greedy: DragonPassBot = {
  ...ahead,
  choose(game, state, seat, dice, budget) {
    const [proposal] = game.propose?.(state, seat) ?? [];
    if (proposal) return proposal;
    if (isMoving(state)) return ahead.choose(game, state, seat, dice, budget);
    const legal = game.legal(state, seat);
    const glance = glanceAt(state, seat);
    const scores = legal.map(glance);
    const most = Math.max(...scores);
    return pickOne(
      dice,
      legal.filter((_, index) => scores[index] === most),
    );
  },
};

export const school: School<State, Action, Event, View> = {
  greedy,
  policy: policyBot(greedy),
  moods: moodsOf([0.2, 4], 4).map((mood) => policyBot(greedy, mood)),
  judgement: yardstick,
  turnOf: ({ turn, active }) => `${turn} ${active}`,
  isPlanned: isMoving,
  isWeighed: ({ frames, phase }) => frames.length === 0 && (phase === 'battles' || phase === 'commit'),
  movesOf: (state, seat, unit) => reach(dragonPass, state, seat, unit),
};

const BOTS: readonly DragonPassBot[] = [...levelsOf(school), greedy, randomBot()];

/** The bots that can play Dragon Pass, by name: the levels, and those that others are measured by. */
export const dragonPassBots: ReadonlyMap<string, DragonPassBot> = new Map(BOTS.map((bot) => [bot.name, bot]));

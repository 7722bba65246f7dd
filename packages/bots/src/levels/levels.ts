import type { GameEvent, GameState } from '@hexwyrm/kernel';
import { type Bot, type Budget, seated } from '../bot.ts';
import { planningBot } from '../search/planner.ts';
import type { Craft } from '../search/rehearsal.ts';
import { alternating } from './alternating.ts';
import { LEVELS, type Level } from './ids.ts';
import { shortSighted } from './short-sighted.ts';

/** What a game needs for its levels: a craft, and the simple player that the craft has to beat. */
export interface School<S extends GameState, A, E extends GameEvent, V> extends Craft<S, A, E, V> {
  readonly greedy: Bot<S, A, E, V>;
}

/** The part of the actions that the Squire sees: so little that a newcomer can win. */
const SEEN = 1 / 20;
/** Positions the policy looks at for a choice: as good as all there are. */
const LOOKED: Budget = { evaluations: 1000 };
/** The part of their choices at which the Captain and the Marshal see no farther than the Reeve. */
const LAX = { captain: 1 / 2, marshal: 1 / 6 } as const;
/** Actions tried in thought for one player-turn. */
const TRIED: Budget = { evaluations: 40_000 };

/** The bots that players choose from, the weakest first. */
export function levelsOf<S extends GameState, A, E extends GameEvent, V>(
  school: School<S, A, E, V>,
): readonly Bot<S, A, E, V>[] {
  const { greedy, judgement } = school;
  const policy = looking(school.policy, school.policy.name, LOOKED);
  const moods = school.moods.map((mood) => looking(mood, mood.name, LOOKED));
  const levels: Readonly<Record<Level, (name: Level) => Bot<S, A, E, V>>> = {
    squire: (name) => shortSighted(name, greedy, judgement, SEEN),
    reeve: (name) => ({ ...greedy, name }),
    captain: (name) => alternating(name, school.policy, greedy, LAX.captain),
    marshal: (name) => looking(alternating(name, school.policy, greedy, LAX.marshal), name, LOOKED),
    'old-wyrm': (name) => planningBot(name, { ...school, policy, moods }, TRIED),
  };
  return LEVELS.map((level) => levels[level](level));
}

/** The bot under a name and with a budget, at the table too. */
const looking = <S extends GameState, A, E extends GameEvent, V>(
  bot: Bot<S, A, E, V>,
  name: string,
  budget: Budget,
): Bot<S, A, E, V> => ({ ...bot, name, budget, sitDown: () => looking(seated(bot), name, budget) });

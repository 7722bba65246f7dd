import type { Action, Event, State, View } from '@hexwyrm/dragon-rage';
import type { Seat } from '@hexwyrm/kernel';
import type { Bot } from '../bot.ts';
import { greedyBot } from '../greedy.ts';
import { randomBot } from '../random.ts';
import { shortlist } from './shortlist.ts';
import { evaluate } from './value.ts';

type DragonRageBot = Bot<State, Action, Event, View>;

/** An attack that is being put together is judged by its roll. */
function completion(state: State, seat: Seat): Action | null {
  const frame = state.frames.at(-1);
  return frame?.kind === 'attack' && state.seats[frame.side] === seat ? { type: 'roll' } : null;
}

const isPassive = ({ type }: Action): boolean => type === 'end' || type === 'ready' || type === 'decline';

const greedy: DragonRageBot = greedyBot({ value: evaluate, shortlist, isPassive, completion });

const BOTS: readonly DragonRageBot[] = [greedy, randomBot()];

/** Those who can play Dragon Rage, by name. */
export const dragonRageBots: ReadonlyMap<string, DragonRageBot> = new Map(BOTS.map((bot) => [bot.name, bot]));

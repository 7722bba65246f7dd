import type { Action, Event, State, View } from '@hexwyrm/dragon-rage';
import type { Bot } from '../bot.ts';
import { randomBot } from '../random.ts';

type DragonRageBot = Bot<State, Action, Event, View>;

const BOTS: readonly DragonRageBot[] = [randomBot()];

/** Those who can play Dragon Rage, by name. */
export const dragonRageBots: ReadonlyMap<string, DragonRageBot> = new Map(BOTS.map((bot) => [bot.name, bot]));

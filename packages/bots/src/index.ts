export { type ArenaOptions, type ArenaResult, playMatch } from './arena.ts';
export { askBot, type Bot, type Budget, DEFAULT_BUDGET } from './bot.ts';
export { dragonPassBots } from './dragon-pass/bots.ts';
export { DRAGON_PASS_BOTS } from './dragon-pass/names.ts';
export { dragonRageBots } from './dragon-rage/bots.ts';
export { DRAGON_RAGE_BOTS } from './dragon-rage/names.ts';
export { greedyBot, type Judgement } from './greedy.ts';
export { randomBot } from './random.ts';
export { mean, type Rate, wilson } from './statistics.ts';

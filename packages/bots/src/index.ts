export { type ArenaOptions, type ArenaResult, playMatch } from './arena.ts';
export { askBot, type Bot, type Budget, DEFAULT_BUDGET } from './bot.ts';
export { greedyBot, type Judgement } from './greedy.ts';
export { randomBot } from './random.ts';
export { mean, type Rate, wilson } from './statistics.ts';

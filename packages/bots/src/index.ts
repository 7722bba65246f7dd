export { type ArenaOptions, type ArenaResult, playMatch } from './arena/match.ts';
export { type ArenaReport, type PlayedDuel, reportOn, scoreOf, type Thinking } from './arena/report.ts';
export { type Duel, type DuelPair, duelKey, schedule } from './arena/schedule.ts';
export { askBot, type Bot, type Budget, DEFAULT_BUDGET } from './bot.ts';
export { greedyBot, type Judgement } from './greedy.ts';
export { randomBot } from './random.ts';
export { SPRT, type SprtState, sprt } from './ratings/sprt.ts';
export { mean, type Rate, wilson } from './ratings/statistics.ts';

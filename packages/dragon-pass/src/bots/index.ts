export { dragonPassBots } from './bots.ts';
export { dragonPassAdviser } from './counsel.ts';

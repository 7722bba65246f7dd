export { dragonPassBots } from './bots.ts';
export { dragonPassCounsel } from './counsel.ts';

export { dragonPassBots } from './bots.ts';

export { dragonPassBots } from './bots.ts';
export { DRAGON_PASS_BOTS } from './names.ts';

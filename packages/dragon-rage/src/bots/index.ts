export { dragonRageBots } from './bots.ts';
export { DRAGON_RAGE_BOTS } from './names.ts';

export { dragonRageBots } from './bots.ts';
export { dragonRageAdviser } from './counsel.ts';

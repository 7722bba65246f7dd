export { dragonRageBots } from './bots.ts';
export { dragonRageCounsel } from './counsel.ts';

export { dragonRageBots } from './bots.ts';

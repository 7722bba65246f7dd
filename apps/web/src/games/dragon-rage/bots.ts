export { dragonRageBots as bots } from '@hexwyrm/bots';

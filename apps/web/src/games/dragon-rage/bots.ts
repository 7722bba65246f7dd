export { dragonRageBots as bots } from '@hexwyrm/dragon-rage/bots';

export { dragonRageAdviser as adviser, dragonRageBots as bots } from '@hexwyrm/dragon-rage/bots';

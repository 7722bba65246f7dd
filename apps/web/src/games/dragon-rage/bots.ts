export { dragonRageBots as bots, dragonRageCounsel as counsel } from '@hexwyrm/dragon-rage/bots';

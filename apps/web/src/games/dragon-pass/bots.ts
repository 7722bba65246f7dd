export { dragonPassBots as bots, dragonPassCounsel as counsel } from '@hexwyrm/dragon-pass/bots';

export { dragonPassBots as bots } from '@hexwyrm/dragon-pass/bots';

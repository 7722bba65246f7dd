export { dragonPassBots as bots } from '@hexwyrm/bots';

export { dragonPassAdviser as adviser, dragonPassBots as bots } from '@hexwyrm/dragon-pass/bots';

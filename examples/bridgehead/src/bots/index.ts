export { bridgeheadBots } from './bots.ts';

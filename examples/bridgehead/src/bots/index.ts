export { bridgeheadBots } from './bots.ts';
export { BRIDGEHEAD_BOTS } from './names.ts';

export { bridgeheadBots } from './bots.ts';
export { bridgeheadCounsel } from './counsel.ts';

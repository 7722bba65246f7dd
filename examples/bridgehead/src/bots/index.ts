export { bridgeheadBots } from './bots.ts';
export { bridgeheadAdviser } from './counsel.ts';

export { type Action, type ActionType, actionSchema } from './actions.ts';
export type { Event } from './events.ts';
export { dragonRage } from './game.ts';
export type { State } from './state.ts';
export type { View } from './view.ts';

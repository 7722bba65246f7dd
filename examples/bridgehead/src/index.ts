export { actionSchema, type PrintedAction as Action } from './actions.ts';
export type { Event } from './events.ts';
export { GRID, terrainAt } from './field.ts';
export { bridgehead } from './game.ts';
export { positionSchema } from './position.ts';
export type { State } from './state.ts';

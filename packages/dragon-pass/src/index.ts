export { type Action, type ActionType, actionSchema } from './actions.ts';
export type { Event } from './events.ts';
export { dragonPass } from './game.ts';
export { CLAUSES, RULE_TEXTS } from './rule-book.ts';
export type { State } from './state.ts';
export type { View } from './view.ts';
export { unitCode } from './world/unit-code.ts';
export { type World, worldFor } from './world/world.ts';

export { type Action, type ActionType, actionSchema } from './actions.ts';
export type { Event } from './events.ts';
export { dragonRage } from './game.ts';
export { handicapOf, isLopsided } from './setup/handicap.ts';
export { type Options, optionsSchema } from './setup/options.ts';
export { SCENARIOS, type Scenario, type ScenarioSheet } from './setup/scenarios.ts';
export type { State } from './state.ts';
export type { View } from './view.ts';

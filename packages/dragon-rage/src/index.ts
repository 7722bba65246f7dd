export {
  type ActionType,
  type PrintedAction as Action,
  printedSchema as actionSchema,
} from './core/actions.ts';
export type { Event } from './core/events.ts';
export { type Options, optionsSchema } from './core/options.ts';
export { INVADER_HOLDS, OPENED, SMASHED, type State } from './core/state.ts';
export { DEAD } from './core/vocabulary.ts';
export { dragonRageRules } from './game/definition.ts';
export { dragonRage } from './game/dragon-rage.ts';
export { isSideDemoralised, plightOf } from './game/plight.ts';
export { QUERIES } from './game/queries.ts';
export { CLAUSES, RULE_TEXTS } from './game/rule-book.ts';
export type { View } from './game/view.ts';
export { strikeArcs } from './monsters/strike-arcs.ts';
export { positionSchema } from './position/schema.ts';
export { formulaGoal } from './setup/goal.ts';
export { handicapOf, isLopsided } from './setup/handicap.ts';
export type { Ledger, PriceList, Ware } from './setup/price-list.ts';
export { SCENARIOS, type Scenario, type ScenarioSheet } from './setup/scenarios.ts';
export { gradeFloors } from './victory/grades.ts';
export { scoreOf } from './victory/score.ts';
export type { CityMap } from './world/city-map.ts';
export { MAP_DATA, TABLES, UNITS_DATA } from './world/data.ts';
export { FOREST, OFFMAP, RIVER, SEA, TERRAIN } from './world/terrain.ts';
export { mapDataFor, type World, worldFor } from './world/world.ts';

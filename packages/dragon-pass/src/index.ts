export { type ActionType, type PrintedAction as Action, printedSchema as actionSchema } from './actions.ts';
export { dragonPass } from './dragon-pass.ts';
export type { Event } from './events.ts';
export { dragonPassRules } from './game.ts';
export { positionSchema } from './position/form.ts';
export { aimsIn } from './report/aims.ts';
export { arrivalIn, type Consequence, rideIn } from './report/arrival.ts';
export {
  type BattleReport,
  battleIn,
  battleWith,
  type Combatant,
  type Company,
  type Force,
  isAtLeast,
} from './report/battle.ts';
export { conditionIn } from './report/condition.ts';
export { deploySteps, garrisonsMissing, type Posting, postingsIn } from './report/deployment.ts';
export { type Duties, dutiesIn, lateIn } from './report/duties.ts';
export { type Figures, figuresIn } from './report/figures.ts';
export { heldIn } from './report/held.ts';
export { facesOf, type LossReport, lossIn, type Victim } from './report/losses.ts';
export { orderSteps } from './report/order.ts';
export { phasesIn } from './report/phases.ts';
export { type HexPrice, pricesAlong } from './report/price.ts';
export { counterIn } from './report/roster.ts';
export { type StackReport, stackIn } from './report/stack.ts';
export { stormEnds, stormIn } from './report/storm.ts';
export { hexesInRange, type Zone, zonesIn } from './report/zones.ts';
export { CLAUSES, RULE_TEXTS } from './rule-book.ts';
export { optionsSchema } from './setup/options.ts';
export { SCENARIO_NAMES } from './setup/scenarios.ts';
export type { State } from './state.ts';
export type { Aim } from './victory/conditions.ts';
export type { View } from './view.ts';
export { BOXED, DEAD, GONE, MOON_PHASES, WAITING, WHOLE } from './vocabulary.ts';
export { MAP_DATA, SCENARIO_DATA as SCENARIO_SHEETS, TABLE_DATA, UNIT_DATA } from './world/data.ts';
export { unitCode } from './world/unit-code.ts';
export type { UnitType } from './world/unit-types.ts';
export { mapDataFor, type World, worldFor } from './world/world.ts';

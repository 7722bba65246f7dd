export type { ActionType, PrintedAction as Action } from './core/actions.ts';
export type { Event } from './core/events.ts';
export { optionsSchema } from './core/options.ts';
export { SCENARIO_NAMES } from './core/scenarios.ts';
export type { State } from './core/state.ts';
export { BOXED, DEAD, GONE, MOON_PHASES, WAITING, WHOLE } from './core/vocabulary.ts';
export { MAP_DATA, SCENARIO_DATA as SCENARIO_SHEETS, TABLE_DATA, UNIT_DATA } from './core/world/data.ts';
export { unitCode } from './core/world/unit-code.ts';
export type { UnitType } from './core/world/unit-types.ts';
export { mapDataFor, type World, worldFor } from './core/world/world.ts';
export { POWER_BLASTS } from './exotics/blasts.ts';
export { POWER_ART, POWER_CLAUSES, POWER_TRAITS } from './exotics/shows.ts';
export { printedSchema as actionSchema } from './game/actions.ts';
export { dragonPass } from './game/dragon-pass.ts';
export { dragonPassRules } from './game/game.ts';
export { CLAUSES, RULE_TEXTS } from './game/rule-book.ts';
export type { View } from './game/view.ts';
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
export { QUERIES } from './report/queries.ts';
export { counterIn } from './report/roster.ts';
export { type StackReport, stackIn } from './report/stack.ts';
export { stormEnds, stormIn } from './report/storm.ts';
export { hexesInRange, type Zone, zonesIn } from './report/zones.ts';
export type { Aim } from './victory/conditions.ts';

// What a table may have of the game without its rules: printed data, the words of its vocabulary, how powers are shown.
// All else it asks by name (`query`).

export { SCENARIO_NAMES } from '../core/scenarios.ts';
export { BOXED, DEAD, GONE, MOON_PHASES, WAITING, WHOLE } from '../core/vocabulary.ts';
export type { Corrections } from '../core/world/corrections-schema.ts';
export { MAP_DATA, SCENARIO_DATA as SCENARIO_SHEETS, TABLE_DATA, UNIT_DATA } from '../core/world/data.ts';
export { armyOf } from '../core/world/forces.ts';
export { PEOPLES } from '../core/world/peoples.ts';
export { RANDOM_EVENTS } from '../core/world/random-events.ts';
export { unitCode } from '../core/world/unit-code.ts';
export { dataFor, mapDataFor, type World, worldFor } from '../core/world/world.ts';
export type { EventShow } from '../powers/showing.ts';
export {
  POWER_ABILITIES,
  POWER_ART,
  POWER_CLAUSES,
  POWER_COMING,
  POWER_DOORS,
  POWER_EFFECTS,
  POWER_EVENTS,
  POWER_GIFTS,
  POWER_HIDING,
  POWER_QUESTIONS,
  POWER_TRAITS,
  powersOfPeople,
  powersThat,
  type QuestionName,
} from '../powers/shows.ts';
export { counterIn } from '../setup/known-counters.ts';
export { DRAGON_PASS_BOTS } from './bot-names.ts';

// What a table may have of the game without its rules: printed data, the words of its vocabulary, how spells and abilities are shown.
// All else it asks by name (`query`).

export { INVADER_HOLDS, OPENED, SMASHED } from '../core/state.ts';
export { DEAD } from '../core/vocabulary.ts';
export { recordAgainst } from '../league/record.ts';
export { SPELL_SHOWS, SPELL_TRAITS } from '../magic/shows.ts';
export { ABILITY_TRAITS } from '../monsters/shows.ts';
export { correctedSheet } from '../setup/correct-sheet.ts';
export { isLopsided } from '../setup/handicap.ts';
export { SCENARIOS } from '../setup/scenarios.ts';
export { chanceOf, luckOf } from '../victory/luck.ts';
export { scoreOf } from '../victory/score.ts';
export type { CityMap } from '../world/city-map.ts';
export type { Corrections } from '../world/corrections-schema.ts';
export { MAP_DATA, TABLES, UNITS_DATA } from '../world/data.ts';
export { FORD, FOREST, OFFMAP, RIVER, SEA, TERRAIN, TOWER } from '../world/terrain.ts';
export { isHero } from '../world/traits.ts';
export { slotOf } from '../world/unit-ids.ts';
export { dataFor, mapDataFor, type World, worldFor } from '../world/world.ts';
export { DRAGON_RAGE_BOTS } from './bot-names.ts';

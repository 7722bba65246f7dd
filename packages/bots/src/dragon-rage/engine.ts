// What a player of Dragon Rage knows besides the state: the map, the unit types, and how points are counted.
export { scoreOf } from '../../../dragon-rage/src/victory/score.ts';
export type { CityMap } from '../../../dragon-rage/src/world/city-map.ts';
export { FOREST, OFFMAP, RIVER, SEA } from '../../../dragon-rage/src/world/terrain.ts';
export { type World, worldFor } from '../../../dragon-rage/src/world/world.ts';

// What a table may have of the game without its rules.

export { BRIDGEHEAD_BOTS } from './bot-names.ts';
export { GRID, terrainAt } from './field.ts';
export { LAST_TURN, MOVEMENT_POINTS, STRENGTH } from './figures.ts';
export { SCENARIOS } from './scenarios.ts';
export { SIDES } from './vocabulary.ts';

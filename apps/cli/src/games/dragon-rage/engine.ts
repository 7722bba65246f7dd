// What the command line shows of Dragon Rage besides playing it: maps, unit names, rules text, file formats.
import ruleTexts from '../../../../../packages/dragon-rage/data/rules-text.json' with { type: 'json' };

export { positionSchema } from '../../../../../packages/dragon-rage/src/position/schema.ts';
export { scoreOf } from '../../../../../packages/dragon-rage/src/victory/score.ts';
export { UNITS_DATA } from '../../../../../packages/dragon-rage/src/world/data.ts';
export { TERRAIN } from '../../../../../packages/dragon-rage/src/world/terrain.ts';
export { worldFor } from '../../../../../packages/dragon-rage/src/world/world.ts';

export const RULE_TEXTS = ruleTexts;

import { dragonPassRules } from '../game.ts';
import { load } from '../position/open.ts';

/** Dragon Pass as its rules see it: actions name hexes by their index. */
export const dragonPass = { ...dragonPassRules, load };

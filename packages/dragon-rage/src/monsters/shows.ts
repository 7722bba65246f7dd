// How the abilities of monsters are shown, as data for any table: no rules come with it.

import * as air from '../movement/air/show.ts';
import * as slither from '../movement/slither/show.ts';
import * as dragonfire from './dragonfire/show.ts';

/** Their buttons, in their order. */
export const ABILITY_TRAITS = { ...air.traits, ...slither.traits, ...dragonfire.traits };

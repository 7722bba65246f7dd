import * as craterMakers from './crater-makers/crater-makers.ts';
import * as stormwalkers from './stormwalkers/stormwalkers.ts';

/** For bots: the powers that harm a hex and what is around it, by action. */
export const POWER_BLASTS = { ...stormwalkers.blasts, ...craterMakers.blasts };

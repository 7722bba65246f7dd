// What monsters can do beside walking and striking. One more is a folder with its rule, words and show.ts, and a line in
// each list here and in shows.ts: without it neither its actions nor its events exist for the compiler.

import type * as z from 'zod/mini';
import * as bound from '../movement/air/bound.ts';
import * as flight from '../movement/air/flight.ts';
import * as slither from '../movement/slither/slither.ts';
import * as dragonfire from './dragonfire/dragonfire.ts';

/** Their actions, with hexes named so. */
export const abilityActions = <H extends z.ZodMiniType>(hex: H) =>
  [...slither.actions(hex), ...bound.actions(hex), ...flight.actions(hex), ...dragonfire.actions()] as const;

export type AbilityEvents = flight.Events & dragonfire.Events;

export const ABILITY_RULES = {
  slither: slither.slither,
  bound: bound.bound,
  fly: flight.fly,
  breathe: dragonfire.breathe,
};

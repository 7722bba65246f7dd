import type { Traveller } from '@hexwyrm/wargame';
import type { PrintedAction } from '../core/actions.ts';
import type { Event } from '../core/events.ts';
import type { State } from '../core/state.ts';
import { dragonPassRules } from './game.ts';
import { load } from './load.ts';
import type { View } from './view.ts';

/** The whole game. */
export const dragonPass: Traveller<State, PrintedAction, Event, View> = { ...dragonPassRules, load };

import type { Game } from '@hexwyrm/kernel';
import type { PrintedAction } from './actions.ts';
import type { Event } from './events.ts';
import { dragonPassRules } from './game.ts';
import { load } from './position/open.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

/** The whole game. */
export const dragonPass: Game<State, PrintedAction, Event, View> = { ...dragonPassRules, load };

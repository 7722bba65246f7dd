import type { Traveller } from '@hexwyrm/wargame';
import type { PrintedAction } from '../core/actions.ts';
import type { Event } from '../core/events.ts';
import type { State } from '../core/state.ts';
import { dragonRageRules } from './definition.ts';
import { load } from './open.ts';
import type { View } from './view.ts';

/** The whole game. */
export const dragonRage: Traveller<State, PrintedAction, Event, View> = { ...dragonRageRules, load };

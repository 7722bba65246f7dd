import type { Bot } from '@hexwyrm/bots';
import type { Action, Event, State, View } from '../../index.ts';

export type DragonRageBot = Bot<State, Action, Event, View>;

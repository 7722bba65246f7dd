import type { Seat } from '@hexwyrm/kernel';
import { cloneState, type State } from './state.ts';

/** What a seat may know. */
export type View = State;

export const viewFor = (state: State, _seat: Seat): View => cloneState(state);

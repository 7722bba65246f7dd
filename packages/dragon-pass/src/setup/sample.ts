import type { Dice, Seat } from '@hexwyrm/kernel';
import { cloneState, type State } from '../state.ts';

/** A full state that the seat could not tell from the true one. */
export const sampleState = (state: State, _seat: Seat, _dice: Dice): State => cloneState(state);

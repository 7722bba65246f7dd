import type { Dice, Seat } from '@hexwyrm/kernel';
import { cloneState, type State } from '../state.ts';

export const sampleState = (state: State, _seat: Seat, _dice: Dice): State => cloneState(state);

import { phasesOf } from '../core/scenarios.ts';
import { firstInTurn } from '../core/turn-order.ts';
import type { Happening } from './happening.ts';

/** DP-PAC.RandomEvents.11-a, b: from now on the player-turns are taken the other way round. */
export const order: Happening = {
  happens({ state }) {
    state.reversed = state.reversed ? undefined : true;
    state.active = firstInTurn(state);
    state.phase = phasesOf(state, state.active)[0];
  },
};

import { PositionError, scriptedDice } from '@hexwyrm/kernel';
import { loadWith } from '@hexwyrm/wargame';
import type { State } from '../core/state.ts';
import { kingRolls } from '../dragonewts/resurrection.ts';
import { loadPosition } from '../position/load.ts';
import { dragonPassRules } from './game.ts';
import { openGame } from './hooks.ts';
import { rally } from './rally.ts';

/** A rally without an open decision has still to happen: units recover as when the phase begins (DP-2-p). */
function beginRally(state: State): void {
  const play = openGame(state, scriptedDice([]));
  if (kingRolls(play)) {
    const reason = 'the Inhuman King has still to roll for his escape: begin with the phase before';
    throw new PositionError([{ path: 'phase', reason }]);
  }
  rally(play);
}

function open(json: unknown): State {
  const state = loadPosition(json);
  if (!state.outcome && state.phase === 'rally' && state.frames.length === 0) beginRally(state);
  return state;
}

export const load = loadWith(dragonPassRules, open);

import { PositionError } from '@hexwyrm/kernel';
import { dragonPassRules } from '../game.ts';
import type { State } from '../state.ts';
import { loadPosition } from './load.ts';

/** A position in which somebody is asked and has no answer cannot have come about. */
export function load(position: unknown): State {
  const state = loadPosition(position);
  const stuck = dragonPassRules
    .decision(state)
    ?.seats.find((seat) => dragonPassRules.legal(state, seat).length === 0);
  if (stuck === undefined) return state;
  const path = state.frames.length > 0 ? `frames[${state.frames.length - 1}]` : 'phase';
  throw new PositionError([{ path, reason: `${stuck} is asked and can do nothing` }]);
}

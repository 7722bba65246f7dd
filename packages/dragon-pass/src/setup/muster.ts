import { sheetOf } from '../core/scenarios.ts';
import type { State, Unit } from '../core/state.ts';
import { NOBODY } from '../core/vocabulary.ts';
import { armyOf } from '../core/world/forces.ts';
import { worldFor } from '../core/world/world.ts';
import { countersOf } from './counters.ts';

/** Every counter of a scenario by number, before any is set up (DP-18-d). */
export function musterOf(state: Pick<State, 'scenario' | 'seats' | 'corrections'>): Unit[] {
  const world = worldFor(state.corrections);
  const { forces, independents = [] } = sheetOf(state);
  const armies = state.seats.flatMap((seat, player) =>
    armyOf(world, forces[seat] ?? []).flatMap((type) => countersOf(world, type, player)),
  );
  return [...armies, ...armyOf(world, independents).flatMap((type) => countersOf(world, type, NOBODY))];
}

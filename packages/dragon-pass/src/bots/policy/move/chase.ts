import type { Game, Seat } from '@hexwyrm/kernel';
import { type Action, type Event, type State, type View, worldFor } from '../../../index.ts';
import { distance } from '../../stacks.ts';

/** The next step of a superhero in a rage after its scapegoat (DP-8.7.2-c); null where none has to go on. */
export function chase(game: Game<State, Action, Event, View>, state: State, seat: Seat): Action | null {
  const world = worldFor(state.corrections);
  const { index } = world.land.grid;
  const prey = new Map(state.rages.map(({ avenger, scapegoat }) => [avenger, state.units[scapegoat].hex]));
  let [best, least]: [Action | null, number] = [null, Number.POSITIVE_INFINITY];
  for (const action of game.legal(state, seat)) {
    const goal = action.type === 'step' ? prey.get(action.unit) : undefined;
    if (action.type !== 'step' || goal === undefined) continue;
    const way = distance(world, index.get(action.to) ?? -1, goal);
    if (way < least) [best, least] = [action, way];
  }
  return best;
}

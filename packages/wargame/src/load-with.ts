import { type Decision, PositionError, type Seat } from '@hexwyrm/kernel';

/** What is asked of a position that was read. */
interface Asked<S> {
  decision(state: S): Decision | null;
  legal(state: S, seat: Seat): readonly unknown[];
}

/** Loads positions; one in which a player is asked but has no answer is impossible and refused. */
export const loadWith =
  <S extends { readonly frames: readonly unknown[] }>(game: Asked<S>, read: (position: unknown) => S) =>
  (position: unknown): S => {
    const state = read(position);
    const stuck = game.decision(state)?.seats.find((seat) => game.legal(state, seat).length === 0);
    if (stuck === undefined) return state;
    const path = state.frames.length > 0 ? `frames[${state.frames.length - 1}]` : 'phase';
    throw new PositionError([{ path, reason: `${stuck} is asked and can do nothing` }]);
  };

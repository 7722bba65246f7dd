import { type Game, type GameEvent, type GameState, type Seat, SPECTATOR } from './contract.ts';
import { eventsFor } from './gate.ts';

/** Seats other than the one that acted which are told nothing of it and see nothing change. */
export function unaware<S extends GameState, A, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  before: S,
  after: S,
  actor: Seat,
  events: readonly E[],
): readonly Seat[] {
  const untold = [...game.seatsOf(after), SPECTATOR].filter(
    (seat) => seat !== actor && eventsFor(events, seat).length === 0,
  );
  if (untold.length === 0 || isChanged(game.decision(before), game.decision(after))) return [];
  return untold.filter((seat) => !isChanged(game.view(before, seat), game.view(after, seat)));
}

const isChanged = (before: unknown, after: unknown): boolean =>
  JSON.stringify(before) !== JSON.stringify(after);

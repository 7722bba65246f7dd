import {
  canonical,
  type Game,
  type GameEvent,
  type GameState,
  hashState,
  type Json,
  PositionError,
  pickOne,
  type Seat,
  SPECTATOR,
  seededDice,
} from '@hexwyrm/kernel';
import { hasty } from './bases.ts';

/** So many actions are more than any game takes whose players are in a hurry. */
const MOST_ACTIONS = 6000;

/** What became of a position: refused, played to its end, or a fault in words. */
export type Trial = 'refused' | 'played' | { readonly fault: string };

/** Loads a position and plays it to its end, asking at every step whether all that is promised is kept. */
export function tryPosition<S extends GameState, A, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  position: Json,
  seed: string,
): Trial {
  let state: S;
  try {
    state = game.load(position);
  } catch (error) {
    if (!(error instanceof PositionError)) return { fault: `load threw ${told(error)}` };
    return error.problems.length > 0 ? 'refused' : { fault: 'refused without a reason' };
  }
  try {
    const dice = seededDice(seed);
    roundTrip(game, state);
    for (let actions = 0; actions < MOST_ACTIONS; actions++) {
      const decision = game.decision(state);
      if (decision === null) return finish(game, state);
      if (game.outcome(state) !== null) throw new Error('it is over and somebody is asked');
      const seats = game.seatsOf(state);
      if (decision.seats.length === 0) throw new Error(`nobody is asked: ${decision.kind}`);
      const stranger = decision.seats.find((seat) => !seats.includes(seat));
      if (stranger !== undefined) throw new Error(`${JSON.stringify(stranger)} is asked: ${decision.kind}`);
      const seat = pickOne(dice, decision.seats);
      const legal = game.legal(state, seat);
      if (legal.length === 0) throw new Error(`nothing to do: ${decision.kind}`);
      if (actions === 0) lookAround(game, state, [...seats, SPECTATOR], seat, legal);
      game.apply(state, seat, hasty(legal, dice), dice);
    }
    throw new Error(`no end: ${game.decision(state)?.kind}`);
  } catch (error) {
    return { fault: told(error) };
  }
}

const told = (error: unknown): string =>
  error instanceof Error
    ? `${error.message} ${(error.stack ?? '').split('\n').slice(1, 5).join(' ')}`
    : String(error);

function finish<S extends GameState, A, E extends GameEvent, V>(game: Game<S, A, E, V>, state: S): Trial {
  if (game.outcome(state) === null) throw new Error('nobody is asked and it is not over');
  return 'played';
}

function roundTrip<S extends GameState, A, E extends GameEvent, V>(game: Game<S, A, E, V>, state: S): void {
  const saved: unknown = JSON.parse(JSON.stringify(game.save(state)));
  const again = game.load(saved);
  if (hashState(again) !== hashState(state)) throw new Error('saved and loaded it is another state');
}

/** What every seat sees, what is listed, and what the odds are. */
function lookAround<S extends GameState, A, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  state: S,
  seats: readonly Seat[],
  asked: Seat,
  legal: readonly A[],
): void {
  const before = canonical(state);
  for (const seat of seats) game.view(state, seat);
  for (const seat of seats) game.reactions?.(state, seat);
  for (const [index, action] of legal.entries()) {
    const verdict = game.explain(state, asked, JSON.parse(JSON.stringify(action)));
    if (!verdict.ok) throw new Error(`listed and refused: ${JSON.stringify([action, verdict.refusal])}`);
    if (index % 9 === 0) game.odds(state, asked, action);
  }
  game.propose?.(state, asked);
  if (canonical(state) !== before) throw new Error('looking at it changed it');
}

import type { Game, GameEvent, GameState } from './contract.ts';
import { hashState, type Json } from './json.ts';

/**
 * The position from which a game begins: where play would have gone on by itself, so does this one, so that it asks what play
 * would ask. A position at which a player has a real choice stays as it was written.
 */
export function settledPosition<S extends GameState, A, E extends GameEvent, V>(
  game: Pick<Game<S, A, E, V>, 'load' | 'settled' | 'save'>,
  position: Json,
): Json {
  const state = game.load(position);
  const settled = game.settled?.(state) ?? state;
  return hashState(settled) === hashState(state) ? position : game.save(settled);
}

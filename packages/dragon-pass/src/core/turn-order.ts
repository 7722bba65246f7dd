import type { State } from './state.ts';
import type { Player } from './vocabulary.ts';

type Order = Pick<State, 'seats' | 'reversed'>;

/** Who takes the first player-turn of a game-turn: the first seat, unless the order is reversed. */
export const firstInTurn = ({ seats, reversed }: Order): Player => (reversed ? seats.length - 1 : 0);

/** Who takes the next player-turn of the game-turn, or null after the last. */
export function nextInTurn({ seats, reversed }: Order, player: Player): Player | null {
  const next = reversed ? player - 1 : player + 1;
  return next < 0 || next >= seats.length ? null : next;
}

/** How many player-turns lie between the active player's and this one's, round and round. */
export function turnsUntil(state: Order & Pick<State, 'active'>, player: Player): number {
  const ahead = state.reversed ? state.active - player : player - state.active;
  return (ahead + state.seats.length) % state.seats.length;
}

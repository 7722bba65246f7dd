import type { State } from './state.ts';
import { NOBODY, type Player } from './vocabulary.ts';

type Order = Pick<State, 'seats' | 'reversed'>;

/** Who takes the first player-turn of a game-turn: the first seat, unless the order is reversed. */
export const firstInTurn = ({ seats, reversed }: Order): Player => (reversed ? seats.length - 1 : 0);

/** Who takes the next player-turn of the game-turn, or null after the last. */
export function nextInTurn({ seats, reversed }: Order, player: Player): Player | null {
  const next = reversed ? player - 1 : player + 1;
  return next < 0 || next >= seats.length ? null : next;
}

/** The opponent in a game of two; of several the one who comes next. */
export const opponentOf = ({ seats }: Pick<State, 'seats'>, player: Player): Player =>
  (player + 1) % seats.length;

/** How many player-turns lie between the active player's and this one's, round and round. */
export function turnsUntil(state: Order & Pick<State, 'active'>, player: Player): number {
  const ahead = state.reversed ? state.active - player : player - state.active;
  return (ahead + state.seats.length) % state.seats.length;
}

/** Whose units move and attack now: those of the player whose turn it is, or the giants, which are neutral (DP-17.1-c). */
export const sideInMotion = ({ phase, active }: Pick<State, 'phase' | 'active'>): Player =>
  phase === 'giants' ? NOBODY : active;

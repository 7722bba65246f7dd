import type { Board, Play } from '../core/board.ts';
import type { Clause, Player } from '../core/vocabulary.ts';
import type { RandomEvent } from '../core/world/random-events.ts';

/** What events of a kind do. */
export interface Happening {
  /** Why the event has no effect now, or null. */
  without?(board: Board, event: RandomEvent): Clause | null;
  /** At once; an event that lasts for the game-turn is asked for by other chapters (core/chance.ts). */
  happens?(play: Play, event: RandomEvent): void;
}

/** Whose event it is. */
export const playerOf = ({ state }: Pick<Board, 'state'>, { seat = '' }: RandomEvent): Player =>
  state.seats.indexOf(seat);

import type { Outcome, Seat } from '@hexwyrm/kernel';
import type { Entry, Snapshot } from '@hexwyrm/protocol';
import type { Player } from '../storage/games.ts';

/** What the result of a game is told from. */
export interface ResultProps {
  readonly snapshot: Snapshot;
  readonly outcome: Outcome;
  readonly log: readonly Entry[];
  readonly seats: Readonly<Record<Seat, Player>>;
  /** Shows the board after so many actions. */
  watch(actions: number): void;
}

import type { Outcome, Seat } from '@hexwyrm/kernel';
import type { Entry, Snapshot } from '@hexwyrm/protocol';
import type { Player } from '../storage/games.ts';

/** What a result screen gets. */
export interface ResultProps {
  readonly snapshot: Snapshot;
  readonly outcome: Outcome;
  readonly log: readonly Entry[];
  readonly seats: Readonly<Record<Seat, Player>>;
  /** Shows the board after this many actions. */
  watch(actions: number): void;
}

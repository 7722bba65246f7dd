import type { Seat } from '@hexwyrm/kernel';
import type { Snapshot } from '@hexwyrm/protocol';
import type { Player, SavedGame } from '../storage/games.ts';
import type { StandingAnswer } from './standing-answers.ts';

interface SavedState {
  readonly id: string;
  readonly created: number;
  readonly seats: Readonly<Record<Seat, Player>>;
  readonly names: Readonly<Record<Seat, string>>;
  readonly viewer: Seat;
  readonly covered: boolean;
  readonly advised: boolean;
  readonly seen: Readonly<Record<Seat, number>>;
  readonly beforehand: readonly StandingAnswer[];
  readonly snapshot: Snapshot;
  readonly hash: string;
}

/** What the list of saved games says about a game. */
export function summaryOf(kept: SavedState): SavedGame {
  const { id, created, seats, names, viewer, covered, advised, seen, beforehand, snapshot, hash } = kept;
  return {
    id,
    name: '',
    game: snapshot.game,
    scenario: snapshot.scenario,
    seats,
    names,
    covered,
    advised,
    seen,
    beforehand,
    viewer,
    actions: snapshot.actions,
    hash,
    standing: snapshot.standing,
    over: snapshot.outcome !== null,
    created,
    updated: Date.now(),
  };
}

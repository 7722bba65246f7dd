import { scoreOf } from '@hexwyrm/dragon-rage';
import type { Seat } from '@hexwyrm/kernel';
import type { Snapshot } from '@hexwyrm/protocol';
import type { Player, SavedGame } from '../storage/games.ts';
import { viewOf } from './view.ts';

interface Kept {
  readonly id: string;
  readonly created: number;
  readonly seats: Readonly<Record<Seat, Player>>;
  readonly viewer: Seat;
  readonly covered: boolean;
  readonly seen: Readonly<Record<Seat, number>>;
  readonly snapshot: Snapshot;
}

/** What the list of saved games says about a game. */
export function summaryOf({ id, created, seats, viewer, covered, seen, snapshot }: Kept): SavedGame {
  const view = viewOf(snapshot);
  return {
    id,
    name: '',
    scenario: view.scenario,
    map: view.map,
    seats,
    covered,
    seen,
    viewer,
    actions: snapshot.actions,
    turn: view.turn,
    phase: snapshot.decision?.kind ?? 'over',
    score: scoreOf(view),
    goal: view.goal,
    over: snapshot.outcome !== null,
    created,
    updated: Date.now(),
  };
}

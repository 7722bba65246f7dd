import { RefusedError } from '@hexwyrm/kernel';
import {
  HOST,
  LEAGUE_CLAUSES,
  matchOf,
  type Slot,
  type TournamentCommand,
  type TournamentState,
  type TournamentView,
  tournamentSlot,
} from '@hexwyrm/league';
import type { AnyKit } from '../games/kit.ts';
import type { BookOnDisk } from './book-on-disk.ts';
import { leagueOf } from './league.ts';
import { keepReplay, playSlot, type StandIns } from './play-slot.ts';

export type TournamentOnDisk = BookOnDisk<TournamentState, TournamentCommand, TournamentView>;

/** Begins a game unless it has begun; null where there is no such game. */
export function slotBegun(
  kit: AnyKit,
  { book, give }: TournamentOnDisk,
  id: string,
  leg: 0 | 1,
): Slot | null {
  const slot = (): Slot | null => {
    const found = matchOf(book.state, id);
    return found && tournamentSlot(leagueOf(kit).tournament, book.state, found.round, found.match, leg);
  };
  const open = slot();
  if (open !== null) return open;
  give(HOST, { type: 'begin', match: id, leg });
  return slot();
}

/** Draws round after round and lets bots play all that is open, until the tournament is over. */
export function runTournament(
  kit: AnyKit,
  disk: TournamentOnDisk,
  standIns: StandIns,
  keep: string | undefined,
): void {
  const { book } = disk;
  for (;;) {
    const { phase } = book.view(HOST);
    if (phase === 'closed') return;
    if (phase === 'drawn') disk.give(HOST, { type: 'tell' });
    else if (phase === 'playing') playRound();
    else if (!drew()) disk.give(HOST, { type: 'close' });
  }

  function drew(): boolean {
    try {
      disk.give(HOST, { type: 'draw' });
      return true;
    } catch (error) {
      if (error instanceof RefusedError && error.refusal.clause !== LEAGUE_CLAUSES.stale) return false;
      throw error;
    }
  }

  function playRound(): void {
    const round = book.state.rounds[book.state.rounds.length - 1];
    for (const { id, legs } of round.matches)
      for (const leg of [0, 1] as const) {
        const slot = legs[leg].report === null ? slotBegun(kit, disk, id, leg) : null;
        if (slot === null) continue;
        const replay = kit.use((each) => playSlot(each, slot, standIns));
        keepReplay(keep, `match-${id}-${leg + 1}`, replay);
        disk.give(HOST, { type: 'replay', match: id, leg, replay });
      }
  }
}

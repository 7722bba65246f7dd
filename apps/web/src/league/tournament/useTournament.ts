import type { Json } from '@hexwyrm/kernel';
import { HOST } from '@hexwyrm/league';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { loadGame } from '../../storage/games.ts';
import { askLeague } from '../book/client.ts';
import { playSlot } from '../book/play-slot.ts';
import { useContest } from '../book/useContest.ts';
import { LEGS, type LegNumber, matchIn, slotName, TOURNAMENT } from './sort.ts';

/** A tournament that is run on this device. */
export function useTournament(id: string) {
  const handle = useContest(TOURNAMENT, id);
  const { contest, apply, link } = handle;
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const open = contest.status === 'open' ? contest : null;

  const savedOf = (match: string, leg: LegNumber): string | undefined =>
    open?.row.games[slotName(match, leg)];

  /** Begins a game of a match on this device, or goes on with it. */
  const play = async (match: string, leg: LegNumber): Promise<void> => {
    if (open === null) return;
    setBusy(true);
    try {
      const saved = savedOf(match, leg);
      const begun = matchIn(open.view, match).legs[leg].begun;
      if (!begun && !(await apply(HOST, { type: 'begin', match, leg }))) return;
      const { slot } = await askLeague({ call: 'slot', match, leg });
      const game = slot && (await playSlot(open.row.game, slot, saved));
      if (game !== null) {
        if (game !== saved) await link(slotName(match, leg), game);
        navigate('/play');
      }
    } finally {
      setBusy(false);
    }
  };

  /** Counts one of the games that were played here and are over; whether there was one. */
  const countNext = async (): Promise<boolean> => {
    if (open === null) return false;
    for (const { matches } of open.view.rounds) {
      for (const { id: match, legs } of matches) {
        for (const leg of LEGS) {
          const saved = savedOf(match, leg);
          if (saved === undefined || legs[leg].report !== null) continue;
          const kept = await loadGame(saved);
          if (kept?.game.over) return apply(HOST, { type: 'replay', match, leg, replay: kept.replay });
        }
      }
    }
    return false;
  };

  return { ...handle, busy, savedOf, play, countNext, run: (command: Json) => apply(HOST, command) };
}

export type TournamentHandle = ReturnType<typeof useTournament>;

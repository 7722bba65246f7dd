import type { Json } from '@hexwyrm/kernel';
import { HOST } from '@hexwyrm/league';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useGame } from '../../engine/store.ts';
import { loadGame } from '../../storage/games.ts';
import { askLeague } from '../book/client.ts';
import { useContest } from '../book/useContest.ts';
import { LEGS, type LegNumber, slotName, TOURNAMENT } from './sort.ts';

/** A tournament that is run on this device. */
export function useTournament(id: string) {
  const handle = useContest(TOURNAMENT, id);
  const { contest, apply, link } = handle;
  const [, navigate] = useLocation();
  const { start, resumeSaved } = useGame();
  const [busy, setBusy] = useState(false);
  const open = contest.status === 'open' ? contest : null;

  const savedOf = (match: string, leg: LegNumber): string | undefined =>
    open?.row.games[slotName(match, leg)];

  /** Begins a game of a match on this device, or goes on with it. */
  const play = async (match: string, leg: LegNumber): Promise<void> => {
    if (open === null) return;
    setBusy(true);
    const saved = savedOf(match, leg);
    const { slot } = await askLeague({ call: 'slot', match, leg });
    const seats = Object.entries(slot?.players ?? {});
    const begun =
      (saved !== undefined && (await resumeSaved(saved))) ||
      (slot !== null &&
        (await start({
          game: open.row.game,
          scenario: slot.scenario,
          options: slot.options,
          seed: String(slot.dice.seed),
          seats: Object.fromEntries(seats.map(([seat, { bot }]) => [seat, bot ?? 'person'])),
          names: Object.fromEntries(
            seats.flatMap(([seat, { name, bot }]) => (bot === undefined ? [[seat, name]] : [])),
          ),
        })));
    const { id: game } = useGame.getState();
    if (begun && game !== null) {
      if (game !== saved) await link(slotName(match, leg), game);
      navigate('/play');
    }
    setBusy(false);
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

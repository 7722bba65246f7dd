import type { Json } from '@hexwyrm/kernel';
import { HOST } from '@hexwyrm/league';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useGame } from '../../engine/store.ts';
import { loadGame } from '../../storage/games.ts';
import { markAsked } from '../book/asked.ts';
import { askLeague } from '../book/client.ts';
import { playSlot } from '../book/play-slot.ts';
import type { LeagueFailure } from '../book/requests.ts';
import { useContest } from '../book/useContest.ts';
import { LEGS, type LegNumber, matchIn, slotName, TOURNAMENT } from './sort.ts';

/** One of the two games of a match, as it is saved here. */
interface Played {
  readonly match: string;
  readonly leg: LegNumber;
  readonly game: string;
}

/** A game that the gate does not count, and why. */
interface Refused extends Played {
  readonly failure: LeagueFailure;
}

/** A tournament that is run on this device. */
export function useTournament(id: string) {
  const handle = useContest(TOURNAMENT, id);
  const { contest, apply, attempt, link } = handle;
  const [, navigate] = useLocation();
  const [opening, setOpening] = useState(false);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const open = contest.status === 'open' ? contest : null;

  const savedOf = (match: string, leg: LegNumber): string | undefined =>
    open?.row.games[slotName(match, leg)];

  /** Begins a game of a match on this device, or goes on with it. */
  const play = async (match: string, leg: LegNumber): Promise<void> => {
    if (open === null) return;
    setOpening(true);
    try {
      const saved = savedOf(match, leg);
      const begun = matchIn(open.view, match).legs[leg].begun;
      if (!begun && !(await apply(HOST, { type: 'begin', match, leg }))) return;
      const { slot } = await askLeague({ call: 'slot', game: { match, leg } });
      const game = slot && (await playSlot(open.row.game, slot, saved));
      if (game !== null) {
        if (game !== saved) await link(slotName(match, leg), game);
        navigate('/play');
      }
    } finally {
      setOpening(false);
    }
  };

  /** Games that were played here to their end and have no result in the book yet. */
  const uncounted = (): readonly Played[] =>
    (open?.view.rounds ?? []).flatMap(({ matches }) =>
      matches.flatMap(({ id: match, legs }) =>
        LEGS.flatMap((leg) => {
          const game = savedOf(match, leg);
          return game === undefined || legs[leg].report !== null ? [] : [{ match, leg, game }];
        }),
      ),
    );

  /** Counts one of them, and remembers those that were refused. The book is another afterwards. */
  const countNext = async (): Promise<void> => {
    for (const { game, ...due } of uncounted()) {
      if (refused.some((each) => each.game === game)) continue;
      const kept = await loadGame(game);
      if (!kept?.game.over) continue;
      const failure = await attempt(HOST, { type: 'replay', ...due, replay: kept.replay });
      if (failure === null) return;
      markAsked(game);
      setRefused((before) => [...before, { game, ...due, failure }]);
    }
  };

  /** Opens the finished game: its result, and from there the whole of it. */
  const look = async (game: string): Promise<void> => {
    if (await useGame.getState().resumeSaved(game)) navigate('/result');
  };

  return {
    ...handle,
    busy: handle.busy || opening,
    refused,
    savedOf,
    play,
    countNext,
    look,
    run: (command: Json) => apply(HOST, command),
  };
}

export type TournamentHandle = ReturnType<typeof useTournament>;

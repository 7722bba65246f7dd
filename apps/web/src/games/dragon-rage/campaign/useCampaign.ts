import type { Json } from '@hexwyrm/kernel';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useGame } from '../../../engine/store.ts';
import { askLeague } from '../../../league/book/client.ts';
import { playSlot } from '../../../league/book/play-slot.ts';
import { useContest } from '../../../league/book/useContest.ts';
import { usePlayer } from '../../../replay/player.ts';
import { loadGame } from '../../../storage/games.ts';
import { CAMPAIGN } from './facts/campaign-standing.ts';
import { of, SIDES, type Side } from './facts/sides.ts';

/** A campaign of this device, and what its page does with it. */
export function useCampaign(id: string) {
  const handle = useContest(CAMPAIGN, id);
  const { contest, apply, link } = handle;
  const [, navigate] = useLocation();
  const resumeSaved = useGame((game) => game.resumeSaved);
  const goTo = usePlayer((player) => player.goTo);
  const [opening, setOpening] = useState(false);
  const open = contest.status === 'open' ? contest : null;

  const person =
    SIDES.find((side) => open && of(open.view.settings.players, side).bot === undefined) ?? 'invader';

  /** The saved game of a number, as far as this device has it. */
  const savedOf = (number: number): string | undefined => open?.row.games[String(number)];

  /** Goes on with the next game, or begins it with the recruiting. */
  const play = async (): Promise<void> => {
    const next = open?.view.next;
    if (!open || !next) return;
    setOpening(true);
    try {
      const saved = savedOf(next.number);
      if (!next.begun && !(await apply(person, { type: 'begin', game: next.number }))) return;
      const { slot } = await askLeague({ call: 'slot', game: null });
      const game = slot && (await playSlot(open.row.game, slot, saved));
      if (game !== null) {
        if (game !== saved) await link(String(next.number), game);
        navigate('/play');
      }
    } finally {
      setOpening(false);
    }
  };

  /** Counts the game that was played, if it is over; returns its number. */
  const count = async (): Promise<number | null> => {
    const next = open?.view.next;
    const saved = next ? savedOf(next.number) : undefined;
    if (!next || saved === undefined) return null;
    const kept = await loadGame(saved);
    if (kept === null || !kept.game.over) return null;
    return (await apply(SIDES[0], { type: 'replay', game: next.number, replay: kept.replay }))
      ? next.number
      : null;
  };

  /** Counts a game that was played elsewhere: the text of its replay. */
  const countFile = async (text: string): Promise<boolean> => {
    const next = open?.view.next;
    return next ? apply(SIDES[0], { type: 'replay', game: next.number, replay: text }) : false;
  };

  /** Opens the finished game: its result, or the whole of it from the start. */
  const look = async (number: number): Promise<void> => {
    const saved = savedOf(number);
    if (saved !== undefined && (await resumeSaved(saved))) navigate('/result');
  };

  /** Goes through the finished game again from its first action. */
  const watch = async (number: number): Promise<void> => {
    const saved = savedOf(number);
    if (saved === undefined || !(await resumeSaved(saved))) return;
    await goTo(0);
    navigate('/play');
  };

  return {
    ...handle,
    busy: handle.busy || opening,
    savedOf,
    play,
    count,
    countFile,
    look,
    watch,
    giveUp: (side: Side) => apply(side, { type: 'give-up' }),
    /** The result of a game that was played on cardboard. */
    type(report: Json) {
      const next = open?.view.next;
      return next ? apply(person, { type: 'result', game: next.number, report }) : Promise.resolve(false);
    },
    leaveTie: () => apply(person, { type: 'leave-tie' }),
  };
}

export type CampaignHandle = ReturnType<typeof useCampaign>;

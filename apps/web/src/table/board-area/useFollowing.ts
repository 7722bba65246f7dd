import type { RefObject } from 'react';
import { useEffect } from '../../base/effects.ts';
import type { BoardHandle } from '../../board/types.ts';
import { isOutOfSight } from '../../engine/bots/pace.ts';
import { isBot } from '../../engine/seats/seating.ts';
import { useGame } from '../../engine/store.ts';
import { useWords } from '../../i18n/index.ts';
import { useTable } from '../context.ts';
import { followedHex } from './followed-hex.ts';

/** Brings a bot's last move or attack into view; not at instant pace. */
export function useFollowing(board: RefObject<BoardHandle | null>): void {
  const { field, kit, log, seats, view } = useTable();
  const follows = useGame((game) => game.past === null && game.pace !== 'instant');
  const { eventSentence } = useWords();
  const newest = log.at(-1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it waits for the next action
  useEffect(() => {
    if (!follows || newest?.seat == null || !isBot(seats, newest.seat) || isOutOfSight(newest)) return;
    const hex = followedHex(
      newest.events,
      (event) => eventSentence(event, view).hexes.flatMap((name) => field.grid.index.get(name) ?? []),
      (unit) => kit.play.placeOf(view, unit),
    );
    if (hex !== null) board.current?.reveal(hex);
  }, [newest]);
}

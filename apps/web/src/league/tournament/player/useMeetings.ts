import type { Meeting } from '@hexwyrm/league';
import { useState } from 'react';
import { useEffect } from '../../../base/effects.ts';
import type { GameId } from '../../../kit/ids.ts';
import { listContests } from '../../../storage/contests.ts';

/** The games of all contests of a game on this device; of copies of one contest the one that was played last. */
export function useMeetings(game: GameId, version: number): readonly Meeting[] {
  const [meetings, setMeetings] = useState<readonly Meeting[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each version of the book
  useEffect(() => {
    void listContests().then((rows) => {
      const contests = new Map(
        rows
          .filter((row) => row.game === game)
          .toReversed()
          .map((row) => [row.head.lot, row]),
      );
      setMeetings([...contests.values()].flatMap((row) => row.meetings ?? []));
    });
  }, [game, version]);
  return meetings;
}

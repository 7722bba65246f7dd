import type { Outlook } from '@hexwyrm/kernel';
import { useMemo, useState } from 'react';
import { useEffect } from '../../base/effects.ts';
import type { Hex } from '../../board/types.ts';
import { winnerIn } from '../../replay/log-events.ts';
import type { Preview } from '../select/selection-store.ts';
import type { Session } from './useSession.ts';

/** What is certain about the preview: where it acts, what the score gains, and whether it wins the game. */
export interface Foreseen extends Outlook {
  readonly hexes: readonly Hex[];
}

const NOTHING: Foreseen = { hexes: [], gain: 0, winner: null };

/**
 * Asks the host what is certain about the preview: where a flame burns and what it destroys. A route brings
 * its own answer.
 */
export function useOutlook({ host, seat, mine, field }: Session, preview: Preview | null): Foreseen {
  const [found, setFound] = useState(NOTHING);
  const action = preview?.action ?? null;
  const way = preview?.way ?? null;
  useEffect(() => {
    setFound(NOTHING);
    if (!mine || action === null || way !== null) return;
    let wanted = true;
    host
      .outlook(seat, action)
      .then(({ places, ...sure }) => {
        if (!wanted || (places.length === 0 && sure.gain === 0 && sure.joined === undefined)) return;
        setFound({ ...sure, hexes: places.flatMap((name) => field.grid.index.get(name) ?? []) });
      })
      .catch(() => {});
    return () => {
      wanted = false;
    };
  }, [host, seat, mine, field, action, way]);
  return useMemo(
    () => (way === null ? found : { ...NOTHING, gain: way.gain, winner: winnerIn(way.events) }),
    [way, found],
  );
}

import { useMemo } from 'react';
import { useGame } from '../../engine/store.ts';
import { endOfTurn, isUpToDate } from '../../replay/chapters.ts';
import { type LogEvent, logEvents } from '../../replay/log-events.ts';
import { useTable } from '../context.ts';
import type { PhaseEvent } from '../kit.ts';

interface Missed {
  readonly logEvents: readonly LogEvent[];
  /** How many actions had been taken when the player's last turn was over. */
  readonly from: number;
}

/** What happened since the player's last turn; null as soon as they have acted again. */
export function useMissed(): Missed | null {
  const { kit, log, view, seat, mine } = useTable();
  const past = useGame((game) => game.past);
  const missed = useMemo(() => {
    const whose = (event: PhaseEvent) => kit.turn.whose(event, view);
    if (isUpToDate(log, seat, whose)) return null;
    const from = endOfTurn(log, seat, whose);
    if (from === null) return null;
    const since = logEvents(log, view.turn).filter(({ actions }) => actions > from);
    return since.length === 0 ? null : { logEvents: since, from };
  }, [log, seat, kit, view]);
  return mine && past === null ? missed : null;
}

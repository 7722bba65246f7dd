import type { Event } from '@hexwyrm/dragon-pass';
import { useMemo } from 'react';
import { usePassTable } from '../../usePassTable.ts';
import { isEvent } from '../../view.ts';

interface Told {
  /** What has happened in the battle that is fought now, the newest last. */
  readonly events: readonly Event[];
  /** Which battle of its phase that is; the next where none is fought. */
  readonly number: number;
}

/** The log's events of the current battle. */
export function useBattleEvents(): Told {
  const { log, view } = usePassTable();
  const fought = view.frames.some(({ kind }) => kind === 'battle');
  return useMemo(() => {
    const told = log.flatMap(({ events }) => events.filter(isEvent));
    const phase = told.slice(told.findLastIndex(({ type }) => type === 'phase') + 1);
    const begun = phase.filter(({ type }) => type === 'battle-declared').length;
    if (!fought) return { events: [], number: begun + 1 };
    return {
      events: told.slice(told.findLastIndex(({ type }) => type === 'battle-declared')),
      number: begun,
    };
  }, [log, fought]);
}

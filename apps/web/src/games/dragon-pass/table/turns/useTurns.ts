import type { Event } from '@hexwyrm/dragon-pass';
import { MOON_PHASES, SCENARIO_SHEETS } from '@hexwyrm/dragon-pass/data';
import { useMemo } from 'react';
import { isPhase, type LogEvent, logEvents } from '../../../../replay/log-events.ts';
import { usePassTable } from '../../usePassTable.ts';
import { isEvent, lastTurnOf } from '../../view.ts';
import { isNotable } from './notable.ts';

/** A past, present or coming turn, as far as it is known. */
export interface Turn {
  readonly turn: number;
  readonly when: 'gone' | 'now' | 'to-come';
  /** The day of the Red Moon; null where there is none or it is still to be chosen. */
  readonly day: number | null;
  /** Points for each player by the scenario; null where there are none. */
  readonly income: number | null;
  /** The players in the order of their player-turns. */
  readonly order: readonly number[];
  readonly brought: readonly LogEvent<Event>[];
}

/** Every turn of the game. */
export function useTurns(): readonly Turn[] {
  const { view, log } = usePassTable();
  const { scenario, turn: now, moon, seats, reversed } = view;
  const last = lastTurnOf(view) ?? now;
  return useMemo(() => {
    const sheet = SCENARIO_SHEETS.find(({ id }) => id === scenario);
    const events = logEvents(log, now);
    const days = MOON_PHASES.length;
    const next = seats.map((_, player) => (reversed ? seats.length - 1 - player : player));
    return Array.from({ length: Math.max(last, now) }, (_, i): Turn => {
      const turn = i + 1;
      const here = events.filter((one) => one.turn === turn);
      const moved = here.flatMap(({ event }) =>
        isPhase(event) && 'seat' in event && typeof event.seat === 'string'
          ? [seats.indexOf(event.seat)]
          : [],
      );
      return {
        turn,
        when: turn < now ? 'gone' : turn === now ? 'now' : 'to-come',
        day: moon === null ? null : (((moon + turn - now) % days) + days) % days,
        income: sheet?.income?.rates.findLast(({ from }) => from <= turn)?.points ?? null,
        // Players who have not moved yet come after those who have.
        order: [...new Set([...moved.filter((player) => player >= 0), ...next])],
        brought: here.flatMap((one) =>
          isEvent(one.event) && isNotable(one.event) ? [{ ...one, event: one.event }] : [],
        ),
      };
    });
  }, [scenario, last, now, moon, seats, reversed, log]);
}

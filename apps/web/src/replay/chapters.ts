import type { Seat } from '@hexwyrm/kernel';
import type { Entry } from '@hexwyrm/protocol';
import type { PhaseEvent } from '../table/kit.ts';
import { isPhase } from './log-events.ts';

/** A phase in which something was done, and how many actions had been taken when it began. */
export interface Chapter {
  readonly turn: number;
  readonly phase: string;
  readonly actions: number;
}

/** The phases in which a player chose something; phases without a choice are left out. */
export function chaptersOf(log: readonly Entry[]): readonly Chapter[] {
  return log.flatMap(({ events }, index) => {
    const last = events.findLast(isPhase);
    return last === undefined ? [] : [{ turn: last.turn, phase: last.phase, actions: index + 1 }];
  });
}

/** The first chapter of each turn. */
export const turnsOf = (chapters: readonly Chapter[]): readonly Chapter[] =>
  chapters.filter(({ turn }, index) => turn !== chapters[index - 1]?.turn);

/** The chapter in progress after this many actions. */
export const chapterAt = (chapters: readonly Chapter[], actions: number): Chapter | undefined =>
  chapters.findLast((chapter) => chapter.actions <= actions);

/** Number of actions at the end of the seat's last turn; null if no other seat has had one yet. */
export function endOfTurn(
  log: readonly Entry[],
  seat: Seat,
  whose: (event: PhaseEvent) => Seat | null,
): number | null {
  let acting: Seat | null = null;
  let end: number | null = null;
  for (const [index, { events }] of log.entries()) {
    for (const event of events.filter(isPhase)) {
      const next = whose(event);
      if (next === null) continue;
      if (next !== seat && (acting === seat || acting === null)) end = index + 1;
      acting = next;
    }
  }
  return end;
}

/**
 * Whether the seat has seen everything: it has chosen in its current turn, or its choice in another's turn is
 * the last event and that turn continues.
 */
export function isUpToDate(
  log: readonly Entry[],
  seat: Seat,
  whose: (event: PhaseEvent) => Seat | null,
): boolean {
  let [acting, acted]: [Seat | null, boolean] = [null, false];
  for (const entry of log) {
    acted ||= entry.seat === seat && acting === seat;
    for (const event of entry.events.filter(isPhase)) {
      const next = whose(event);
      if (next === null) continue;
      if (next !== acting) acted = false;
      acting = next;
    }
  }
  return acted || (acting !== seat && log.at(-1)?.seat === seat);
}

import type { Event } from '@hexwyrm/dragon-rage';
import type { TableEntry } from '@hexwyrm/protocol';
import { eventsOf } from '../engine/view.ts';

export type PhaseName = Extract<Event, { type: 'phase' }>['phase'];
type Side = 'invader' | 'defender';

/** A phase in which something was done, and how many actions had been taken when it began. */
export interface Chapter {
  readonly turn: number;
  readonly phase: PhaseName;
  readonly actions: number;
}

const phasesOf = (entry: TableEntry) => eventsOf(entry).filter((event) => event.type === 'phase');

/** The phases of the game in which somebody chose something; those that passed by are left out. */
export function chaptersOf(log: readonly TableEntry[]): readonly Chapter[] {
  return log.flatMap((entry, index) => {
    const last = phasesOf(entry).at(-1);
    return last === undefined ? [] : [{ turn: last.turn, phase: last.phase, actions: index + 1 }];
  });
}

/** The first chapter of each turn. */
export const turnsOf = (chapters: readonly Chapter[]): readonly Chapter[] =>
  chapters.filter(({ turn }, index) => turn !== chapters[index - 1]?.turn);

/** The chapter that is under way after so many actions. */
export const chapterAt = (chapters: readonly Chapter[], actions: number): Chapter | undefined =>
  chapters.findLast((chapter) => chapter.actions <= actions);

const sideOf = (phase: PhaseName): Side | null => {
  if (phase.startsWith('invader-')) return 'invader';
  return phase.startsWith('defender-') ? 'defender' : null;
};

/** How many actions had been taken when the side's last turn was over; null where the other side has had none yet. */
export function endOfTurn(log: readonly TableEntry[], side: Side): number | null {
  let acting: Side | null = null;
  let end: number | null = null;
  for (const [index, entry] of log.entries()) {
    for (const { phase } of phasesOf(entry)) {
      const next = sideOf(phase);
      if (next === null) continue;
      if (next !== side && acting !== next) end = index + 1;
      acting = next;
    }
  }
  return end;
}

import type { Event } from '@hexwyrm/dragon-rage';
import type { TableEntry } from '@hexwyrm/protocol';
import { eventsOf } from '../../engine/view.ts';
import { lineName, type Notes } from '../../storage/notes.ts';

/** One event as the log tells it. */
export interface LogLine {
  /** Names the line beside which notes are kept. */
  readonly name: string;
  readonly event: Event;
  /** How many actions had been taken when it had happened. */
  readonly actions: number;
}

export const FILTERS = ['all', 'fights', 'moves', 'points', 'marked'] as const;
export type Filter = (typeof FILTERS)[number];

const FIGHTS: ReadonlySet<string> = new Set([
  'rolled',
  'attack',
  'missed',
  'wounded',
  'damaged',
  'group-lost',
  'destroyed',
  'breathed',
  'killers',
  'berserk',
  'crashed',
]);

const MOVES: ReadonlySet<string> = new Set([
  'moved',
  'displaced',
  'turned',
  'took-off',
  'landed',
  'crashed',
  'arrived',
  'placed',
]);

const POINTS: ReadonlySet<string> = new Set(['razed', 'score-changed', 'saved', 'game-over']);

/** Whether a line is wanted; turns are kept as headings everywhere but among the marked ones. */
function passes({ name, event }: LogLine, filter: Filter, notes: Notes): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'marked':
      return notes[name] !== undefined;
    case 'fights':
      return event.type === 'phase' || FIGHTS.has(event.type);
    case 'moves':
      return event.type === 'phase' || MOVES.has(event.type);
    case 'points':
      return event.type === 'phase' || POINTS.has(event.type);
  }
}

/** Every event of the log as a line, the newest last. */
export const linesOf = (log: readonly TableEntry[]): readonly LogLine[] =>
  log.flatMap((entry, index) =>
    eventsOf(entry).map((event, at) => ({ name: lineName(index + 1, at), event, actions: index + 1 })),
  );

/** The lines that are shown, the newest first. A phase without a line of its own is not worth a heading. */
export function shownLines(lines: readonly LogLine[], filter: Filter, notes: Notes): readonly LogLine[] {
  const wanted = lines.filter((line) => passes(line, filter, notes));
  return wanted
    .filter(({ event }, index) => {
      const next = wanted[index + 1];
      if (event.type !== 'phase') return true;
      return next === undefined ? filter === 'all' : next.event.type !== 'phase';
    })
    .toReversed();
}

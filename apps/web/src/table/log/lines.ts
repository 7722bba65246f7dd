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

/** Every event of the log as a line, the newest last; a walk is one line however many steps it had. */
export function linesOf(log: readonly TableEntry[]): readonly LogLine[] {
  const lines: LogLine[] = [];
  for (const [index, entry] of log.entries()) {
    for (const [at, event] of eventsOf(entry).entries()) {
      const turn = turnOf(lines.at(-1)?.event, event);
      const before = lines.at(turn === null ? -1 : -2);
      const walk = before && joined(before.event, event, turn?.mp ?? 0);
      if (walk)
        lines.splice(lines.indexOf(before), 2, { name: before.name, event: walk, actions: index + 1 });
      else lines.push({ name: lineName(index + 1, at), event, actions: index + 1 });
    }
  }
  return lines;
}

/** Two steps of one unit by the same rule as one walk; not where the second leads back to the start. */
function joined(walk: Event, step: Event, turning: number): Event | null {
  if (walk.type !== 'moved' || step.type !== 'moved' || walk.unit !== step.unit) return null;
  if (walk.from === null || walk.from === step.to || walk.to !== step.from || walk.clause !== step.clause)
    return null;
  return { ...step, from: walk.from, mp: walk.mp + turning + step.mp };
}

/** The turn on the way that came before the step. */
const turnOf = (turn: Event | undefined, step: Event): Extract<Event, { type: 'turned' }> | null =>
  turn?.type === 'turned' && step.type === 'moved' && turn.unit === step.unit ? turn : null;

/** The lines that are shown, the newest first, each phase under its heading; one without lines has none. */
export function shownLines(lines: readonly LogLine[], filter: Filter, notes: Notes): readonly LogLine[] {
  const phases: { heading: LogLine[]; lines: LogLine[] }[] = [{ heading: [], lines: [] }];
  for (const line of lines.filter((each) => passes(each, filter, notes))) {
    if (line.event.type === 'phase') phases.push({ heading: [line], lines: [] });
    else phases.at(-1)?.lines.push(line);
  }
  return phases
    .filter((phase, index) => phase.lines.length > 0 || (filter === 'all' && index === phases.length - 1))
    .toReversed()
    .flatMap((phase) => [...phase.heading, ...phase.lines.toReversed()]);
}

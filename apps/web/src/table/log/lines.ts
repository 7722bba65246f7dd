import type { GameEvent } from '@hexwyrm/kernel';
import type { Entry } from '@hexwyrm/protocol';
import { lineName, type Notes } from '../../storage/notes.ts';
import { type StoryKit, TOPICS } from '../kit.ts';

/** One event as a line of the log. */
export interface LogLine {
  /** Id of the line, used as the key of its notes. */
  readonly name: string;
  readonly event: GameEvent;
  /** How many actions had been taken when it had happened. */
  readonly actions: number;
}

export const FILTERS = ['all', ...TOPICS, 'marked'] as const;
export type Filter = (typeof FILTERS)[number];

/** Whether a line is wanted; turns are kept as headings everywhere but among the marked ones. */
function passes({ name, event }: LogLine, filter: Filter, notes: Notes, story: StoryKit): boolean {
  if (filter === 'all') return true;
  if (filter === 'marked') return notes[name] !== undefined;
  return event.type === 'phase' || story.isAbout(event, filter);
}

/** Every event of the log as a line, the newest last; a walk or a series of equal events is one line. */
export const linesOf = (log: readonly Entry[], story: StoryKit): readonly LogLine[] =>
  gathered(eachLine(log, story), story);

/** Joins equal lines of one phase at the place of the first. */
function gathered(lines: readonly LogLine[], story: StoryKit): readonly LogLine[] {
  const told: LogLine[] = [];
  const groups = new Map<string, { readonly at: number; events: readonly [GameEvent, ...GameEvent[]] }>();
  for (const line of lines) {
    if (line.event.type === 'phase') groups.clear();
    const key = story.likeness(line.event);
    const group = key === null ? undefined : groups.get(key);
    const first = group && told[group.at];
    if (group && first) {
      group.events = [...group.events, line.event];
      told[group.at] = { ...line, name: first.name, event: story.together(group.events) };
    } else {
      if (key !== null) groups.set(key, { at: told.length, events: [line.event] });
      told.push(line);
    }
  }
  return told;
}

/** The same with a line for each unit, even if several go the same way. */
export function eachLine(log: readonly Entry[], story: StoryKit): readonly LogLine[] {
  const lines: LogLine[] = [];
  for (const [index, { events }] of log.entries()) {
    for (const [at, event] of events.entries()) {
      const walk = joined(lines, event, story);
      const start = walk && lines.splice(-walk.of, walk.of)[0];
      const beside = walk ? null : joinedBeside(lines, event, story);
      const own = lineName(index + 1, at);
      // An event that takes the place of the one before keeps its own name.
      if (walk && start)
        lines.push({ name: walk.event === event ? own : start.name, event: walk.event, actions: index + 1 });
      else if (beside) lines[beside.at] = { name: beside.name, event: beside.event, actions: index + 1 };
      else lines.push({ name: own, event, actions: index + 1 });
    }
  }
  return lines;
}

/** Joins the event to the last line, or to the last two. */
function joined(
  lines: readonly LogLine[],
  event: GameEvent,
  story: StoryKit,
): { readonly event: GameEvent; readonly of: number } | null {
  for (const of of [1, 2]) {
    if (lines.length < of) return null;
    const walk = story.joined([...lines.slice(-of).map((line) => line.event), event]);
    if (walk !== null) return { event: walk, of };
  }
  return null;
}

/** Joins the event to an older line, if all units logged since went along with that one. */
function joinedBeside(
  lines: readonly LogLine[],
  event: GameEvent,
  story: StoryKit,
): { readonly event: GameEvent; readonly at: number; readonly name: string } | null {
  const last = lines.at(-1);
  const way = last ? story.likeness(last.event) : null;
  for (let at = lines.length - 1; way !== null && at >= 0; at -= 1) {
    const line = lines[at];
    if (line === undefined || story.likeness(line.event) !== way) return null;
    const walk = story.joined([line.event, event]);
    if (walk !== null) return { event: walk, at, name: line.name };
  }
  return null;
}

/** Index of the line about what happened after this many actions, or next; headings do not count. */
export function placeOf(lines: readonly LogLine[], actions: number): number {
  const later = lines
    .map((line, at) => ({ line, at }))
    .filter(({ line }) => line.event.type !== 'phase' && line.actions >= actions);
  return later.toSorted((a, b) => a.line.actions - b.line.actions)[0]?.at ?? -1;
}

/** What was set up before the first turn or phase, and what has been played since. */
export function parted(
  lines: readonly LogLine[],
  story: StoryKit,
): {
  readonly setUp: readonly LogLine[];
  readonly played: readonly LogLine[];
} {
  const first = lines.findIndex(({ event }) => event.type === 'phase' || story.isBetween(event));
  const at = first < 0 ? lines.length : first;
  return { setUp: lines.slice(0, at), played: lines.slice(at) };
}

/** The heading of what came before the first turn: the set-up, or the first moves of a game that began in the middle. */
export const openingOf = (lines: readonly LogLine[], story: StoryKit): 'history.set-up' | 'history.start' =>
  parted(lines, story).setUp.some(({ event }) => story.isSetUp(event)) ? 'history.set-up' : 'history.start';

/** The player whose turn a phase belongs to. */
type Whose = (event: GameEvent) => string | null;

/**
 * The visible lines: the newest turn first, each in its true order, phase by phase. A phase without lines has
 * no heading.
 */
export function shownLines(
  lines: readonly LogLine[],
  filter: Filter,
  notes: Notes,
  story: StoryKit,
  whose: Whose,
): readonly LogLine[] {
  const turns: LogLine[][] = [[]];
  /** Undefined: the next phase continues the turn that has begun, no matter who acts in it. */
  let player: string | null | undefined;
  let heading: LogLine | null = null;
  for (const line of lines.filter((each) => passes(each, filter, notes, story))) {
    const phase = line.event.type === 'phase';
    const between = story.isBetween(line.event);
    const next = phase ? whose(line.event) : player;
    if (between || (player !== undefined && next !== player)) turns.push([]);
    player = between ? undefined : next;
    if (between) heading = null;
    if (!phase) turns.at(-1)?.push(...(heading === null ? [] : [heading]), line);
    heading = phase ? line : null;
  }
  return turns.toReversed().flat();
}

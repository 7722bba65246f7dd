import type { LogEntry } from '@hexwyrm/kernel';

type Line = LogEntry<unknown, unknown>;

/**
 * Which actions began a request to act: a walk of four hexes is four actions and one group, and undo takes back a group. What
 * was undone keeps its group until something else is played.
 */
export interface UndoGroups {
  /** A request began with this action. */
  begin(line: Line): void;
  /** An action was played again, in the same place of its group. */
  replace(line: Line, again: Line): void;
  /** Where groups begin in a log. */
  startsIn(log: readonly Line[]): readonly number[];
  /** How many actions the last group of a log has. */
  last(log: readonly Line[]): number;
  /** How many actions the group has that a redo plays next; the next one is last. */
  next(undone: readonly Line[]): number;
}

/** `starts`: the places in the log where groups begin; without them each action is a group of its own. */
export function createUndoGroups(log: readonly Line[], starts?: readonly number[]): UndoGroups {
  const known = new Set(starts);
  const first = new WeakSet(starts === undefined ? log : log.filter((_, at) => known.has(at)));
  const begins = (line: Line): boolean => first.has(line);
  return {
    begin: (line) => void first.add(line),
    replace(line, again) {
      if (begins(line)) first.add(again);
    },
    startsIn: (all) => all.flatMap((line, at) => (begins(line) ? [at] : [])),
    last(all) {
      const at = all.findLastIndex(begins);
      return at < 0 ? 1 : all.length - at;
    },
    next(undone) {
      const after = undone.slice(0, -1).findLastIndex(begins);
      return undone.length - 1 - after;
    },
  };
}

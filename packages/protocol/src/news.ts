import type { Entry, News } from './snapshot.ts';

type Log = readonly Entry[];

/** What takes a copy of one log to the other: what has come in between, what has come after it; or all from where they differ. */
export function createNews(before: Log, after: Log): News {
  const inserted: [number, Entry][] = [];
  let kept = 0;
  let at = 0;
  while (kept < before.length && at < after.length) {
    if (isSame(before[kept], after[at])) kept += 1;
    else inserted.push([at, after[at]]);
    at += 1;
  }
  if (kept === before.length)
    return { ...(inserted.length > 0 ? { inserted } : {}), from: at, entries: after.slice(at) };
  const from = after.findIndex((entry, index) => !isSame(before[index], entry));
  return from < 0 ? { from: after.length, entries: [] } : { from, entries: after.slice(from) };
}

const isSame = (a: Entry, b: Entry): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** The log with its news. The given one is not changed. */
export function applyNews(log: Log, { inserted = [], from, entries }: News): Log {
  const filled = inserted.reduce((so, [place, entry]) => so.toSpliced(place, 0, entry), log);
  return [...filled.slice(0, from), ...entries];
}

import type { Seat } from '@hexwyrm/kernel';
import { readSentence, type Sentence, type Speech } from '@hexwyrm/words';
import type { GameView } from '../../kit/kit.ts';
import type { LogEvent } from '../../replay/log-events.ts';
import type { IconName } from '../../ui/icons/Icon.tsx';
import type { Reporter } from '../kit.ts';

/** One line of a report. */
export interface ReportLine {
  readonly icon: IconName;
  readonly sentence: Sentence;
  /** How many actions had been taken when it had happened: leads to the log. */
  readonly actions: number;
}

/** A report longer than this is a log. */
const MOST = 8;

/** What a seat has missed, the most important first. */
export function reportOf(
  reporter: Reporter,
  missed: readonly LogEvent[],
  view: GameView,
  seat: Seat,
  speech: Speech,
): readonly ReportLine[] {
  const lines = reporter.report(missed, view, seat, speech).map(({ icon, saying, actions }) => ({
    icon,
    sentence: readSentence(speech.say(saying.id, saying.values), ''),
    actions,
  }));
  if (lines.length > 0) return lines.slice(0, MOST);
  const actions = missed[0]?.actions ?? 0;
  return [{ icon: 'turn', sentence: readSentence(speech.say('report.quiet'), ''), actions }];
}

/** Hexes a line of a report can bear. */
const HEXES = 3;

/** "1107, 1108, 1109 and 2 more"; each hex once. */
export function hexesSaid(speech: Speech, hexes: readonly string[], mark: (hex: string) => string): string {
  const all = [...new Set(hexes)];
  const more = all.length - HEXES;
  if (more <= 0) return speech.list(all.map(mark));
  return speech.list([...all.slice(0, HEXES).map(mark), speech.say('report.and-more', { count: more })]);
}

/** Things by what they have in common, in the order in which that first comes. */
export function groupsOf<T, K>(
  things: readonly T[],
  keyOf: (thing: T) => K,
): ReadonlyMap<K, readonly [T, ...T[]]> {
  const groups = new Map<K, [T, ...T[]]>();
  for (const thing of things) {
    const group = groups.get(keyOf(thing));
    if (group) group.push(thing);
    else groups.set(keyOf(thing), [thing]);
  }
  return groups;
}

import { isPhase } from '../../replay/log-events.ts';
import type { StoryKit } from '../kit.ts';
import type { LogLine } from '../log/lines.ts';

/** Something to be read aloud, and how many did the same after it. */
export interface Announcement extends LogLine {
  readonly repeats: number;
}

/** Lines that are kept for the ear: only new ones are read, so a few are enough. */
const MOST = 4;

/** The newest lines of the log to be read aloud: units that go the same way in sequence are joined. */
export function announcementsIn(lines: readonly LogLine[], story: StoryKit): readonly Announcement[] {
  const heard: Announcement[] = [];
  for (const line of lines.toReversed()) {
    if (isPhase(line.event)) continue;
    const [next] = heard;
    if (next !== undefined && isSameWay(line, next, story))
      heard[0] = { ...line, actions: next.actions, repeats: next.repeats + 1 };
    else if (heard.length === MOST) break;
    else heard.unshift({ ...line, repeats: 0 });
  }
  return heard;
}

function isSameWay(one: LogLine, other: LogLine, { trailOf }: StoryKit): boolean {
  const [a, b] = [trailOf(one.event), trailOf(other.event)];
  return one.event.type === other.event.type && a !== null && a.from === b?.from && a.to === b.to;
}

import type { Entry } from '@hexwyrm/protocol';
import { isPhase } from '../../replay/log-events.ts';
import type { StoryKit } from '../kit.ts';
import { eachLine, type LogLine } from '../log/lines.ts';

/** More than this is too much to read at once. */
const MOST = 6;

/**
 * The dice rolled last and their results, until something else happens: the blow, then the damage a player
 * had to spread. Several rolls at once each carry their own result.
 */
export function lastRolls(log: readonly Entry[], story: StoryKit): readonly LogLine[] {
  const start = log.findLastIndex(({ rolled }) => rolled.length > 0);
  if (start < 0) return [];
  const follows = log.slice(start + 1);
  const same = follows.every(
    ({ events }) => events.length > 0 && events.every((event) => story.isAbout(event, 'fights')),
  );
  if (!same) return [];
  const lines = eachLine(log.slice(start), story).filter(
    ({ event }) => !isPhase(event) && (story.isRoll(event) || !story.isPlain(event)),
  );
  const rolls = lines.filter(({ event }) => story.isRoll(event));
  return (rolls.length > 1 ? rolls : lines).slice(-MOST);
}

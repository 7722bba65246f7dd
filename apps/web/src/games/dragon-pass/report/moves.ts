import type { Event } from '@hexwyrm/dragon-pass';
import type { Happening } from '../../../replay/happenings.ts';

/**
 * How many units went somewhere. Of hidden ones only their steps are seen: a step from where another of their colour ended
 * is taken to go on with it.
 */
export function movedIn(missed: readonly Happening<Event>[]): number {
  const known = new Set<number>();
  const ends: string[] = [];
  for (const { event } of missed) {
    if (event.type === 'moved' || event.type === 'arrived') known.add(event.unit);
    if (event.type !== 'unseen') continue;
    const before = ends.indexOf(`${event.colour} ${event.from}`);
    ends.splice(before < 0 ? ends.length : before, 1, `${event.colour} ${event.to}`);
  }
  return known.size + ends.length;
}

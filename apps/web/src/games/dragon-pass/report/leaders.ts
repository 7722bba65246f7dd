import type { Event, View } from '@hexwyrm/dragon-pass';
import { worldFor } from '@hexwyrm/dragon-pass/data';
import type { LogEvent } from '../../../replay/log-events.ts';
import { unitIn } from '../view.ts';

const LEADERS: ReadonlySet<string> = new Set(['hero', 'superhero', 'dragon']);

/** Whether the unit is one whose fate has a line of its own. */
export function isLeader(view: View, id: number): boolean {
  const type = unitIn(view, id)?.type ?? -1;
  return LEADERS.has(worldFor(view.corrections).types[type]?.kind ?? '');
}

/** The last that is known of each leader that fell: killed, or escaped after all. */
export function leadersFate(missed: readonly LogEvent<Event>[], view: View): readonly LogEvent<Event>[] {
  const fates = new Map<number, LogEvent<Event>>();
  for (const happening of missed) {
    const { event } = happening;
    if ((event.type === 'eliminated' || event.type === 'escape-rolled') && isLeader(view, event.unit))
      fates.set(event.unit, happening);
  }
  return [...fates.values()];
}

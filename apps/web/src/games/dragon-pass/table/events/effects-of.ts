import type { Event } from '@hexwyrm/dragon-pass';
import type { GameEvent } from '@hexwyrm/kernel';
import type { Entry } from '@hexwyrm/protocol';
import { isPhase } from '../../../../replay/log-events.ts';
import { isEvent } from '../../view.ts';

/** What an event does beyond what its own text says. */
const EFFECTS: ReadonlySet<Event['type']> = new Set<Event['type']>([
  'giant-appeared',
  'withdrawn',
  'plague-rolled',
  'illness-rolled',
  'eliminated',
  'emperor-left',
  'stars-appeared',
  'brought-back',
  'offers-opened',
  'totals-told',
]);

/** What the random event rolled last has done: its dice, and the units it struck or brought. */
export function effectsOf(log: readonly Entry[]): readonly Event[] {
  const events: readonly GameEvent[] = log.flatMap((entry) => entry.events);
  const rolled = events.findLastIndex(({ type }) => type === 'random-event');
  if (rolled < 0) return [];
  const after = events.slice(rolled + 1);
  const next = after.findIndex(isPhase);
  return after
    .slice(0, next < 0 ? after.length : next)
    .filter(isEvent)
    .filter(({ type }) => EFFECTS.has(type));
}

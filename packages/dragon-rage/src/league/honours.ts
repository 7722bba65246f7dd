import type { Json, Seat } from '@hexwyrm/kernel';
import type { Event } from '../core/events.ts';
import type { State } from '../core/state.ts';
import type { UnitId } from '../core/vocabulary.ts';
import { luckOf } from '../victory/luck.ts';
import { sidesOf } from './sides.ts';

/** The counter of the invader that razed most, and how much: the first of several; null where none did. */
export function razerIn(events: readonly Event[], { units }: Pick<State, 'units'>): Json {
  const razed = new Map<UnitId, number>();
  for (const event of events)
    if (event.type === 'razed' && event.by !== null && units[event.by].side === 'invader')
      razed.set(event.by, (razed.get(event.by) ?? 0) + event.vp);
  const [most] = [...razed].toSorted(([, one], [, other]) => other - one);
  if (most === undefined) return null;
  const [unit, vp] = most;
  return { what: units[unit].type, vp };
}

/** What the dice gave each side. */
export function luckIn(
  log: readonly { readonly seat: Seat; readonly events: readonly Event[] }[],
  state: State,
): Json {
  const story = log.flatMap(({ seat, events }) => events.map((event) => ({ event, seat })));
  return sidesOf((side) => ({ ...luckOf(story, state, side) }));
}

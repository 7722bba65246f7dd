import type { Event, View } from '@hexwyrm/dragon-pass';
import { isLeader } from '../report/leaders.ts';
import type { LogEvent } from './chronicle.ts';

const MOST = 9;

/** Turning points: places that changed hands, great blows, great units lost, and great events; in order. */
export function momentsOf(story: readonly LogEvent[], view: View): readonly LogEvent[] {
  return story
    .map((happening) => ({
      happening,
      weight: wasUndone(story, happening) ? 0 : weightOf(happening.event, view),
    }))
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MOST)
    .map(({ happening }) => happening)
    .toSorted((a, b) => a.actions - b.actions);
}

/** Whether it did not last: a hero who came back by an escape, a place that changed hands again. */
function wasUndone(story: readonly LogEvent[], { event, actions }: LogEvent): boolean {
  const later = story.filter((happening) => happening.actions > actions).map((happening) => happening.event);
  if (event.type === 'control-changed')
    return later.some((change) => change.type === 'control-changed' && change.hex === event.hex);
  if (event.type !== 'eliminated') return false;
  const flight = later.find((roll) => roll.type === 'escape-rolled' && roll.unit === event.unit);
  return flight?.type === 'escape-rolled' && flight.success;
}

/** Smaller losses are not mentioned. */
const BLOW = 12;

function weightOf(event: Event, view: View): number {
  switch (event.type) {
    case 'glowline-fell':
      return 9;
    case 'control-changed':
      return 8.2;
    case 'alliance-won':
      return 7.2;
    // Once a game, and they tear holes into armies.
    case 'earth-broke':
    case 'meteors-fell':
      return 8.5;
    case 'storm-raised':
    case 'cavalry-frozen':
    case 'bat-starved':
      return 6;
    case 'went-berserk':
      return 5;
    case 'eliminated':
      return isLeader(view, event.unit) ? 8 : 0;
    case 'escape-rolled':
      return event.success ? 4 : 0;
    case 'struck':
      return event.loss >= BLOW ? Math.min(event.loss / 4, 6.5) : 0;
    default:
      return 0;
  }
}

import type { Event, View } from '@hexwyrm/dragon-pass';
import { isLeader } from '../report/leaders.ts';
import type { LogEvent } from './chronicle.ts';

const MOST = 9;

/** Turning points: places that changed hands, great blows, great units lost, and great events; in order. */
export function momentsOf(story: readonly LogEvent[], view: View): readonly LogEvent[] {
  return story
    .map((happening) => ({
      happening,
      weight: cameBack(story, happening) ? 0 : weightOf(happening.event, view),
    }))
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MOST)
    .map(({ happening }) => happening)
    .toSorted((a, b) => a.actions - b.actions);
}

/** Whether a hero's fall was none: the escape that followed brought them back. */
function cameBack(story: readonly LogEvent[], { event, actions }: LogEvent): boolean {
  if (event.type !== 'eliminated') return false;
  const flight = story.find(
    (later) =>
      later.actions > actions && later.event.type === 'escape-rolled' && later.event.unit === event.unit,
  );
  return flight?.event.type === 'escape-rolled' && flight.event.success;
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

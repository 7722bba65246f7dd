import type { Event, View } from '@hexwyrm/dragon-pass';
import { isLeader } from '../report/leaders.ts';
import type { LogEvent } from './chronicle.ts';

const MOST = 7;

/** Turning points: places that changed hands, great blows, great units lost, and great events; in order. */
export function momentsOf(story: readonly LogEvent[], view: View): readonly LogEvent[] {
  return story
    .map((happening) => ({ happening, weight: weightOf(happening.event, view) }))
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MOST)
    .map(({ happening }) => happening)
    .toSorted((a, b) => a.actions - b.actions);
}

/** Smaller losses are not mentioned. */
const BLOW = 12;

function weightOf(event: Event, view: View): number {
  switch (event.type) {
    case 'glowline-fell':
      return 9;
    case 'control-changed':
      return 7;
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
      return event.success ? 4 : 7.5;
    case 'struck':
      return event.loss >= BLOW ? Math.min(event.loss / 4, 6.5) : 0;
    default:
      return 0;
  }
}

import type { Event, View } from '@hexwyrm/dragon-rage';
import { chanceOf } from '@hexwyrm/dragon-rage/data';
import type { LogEvent } from './chronicle.ts';

export interface Moment {
  readonly happening: LogEvent;
  /** Victory points won or lost, or 0. */
  readonly vp: number;
  /** The chance of a roll that is worth telling; null for other events. */
  readonly chance: number | null;
}

const COUNT = 6;
/** Outweighs everything else: the event that ends the game is always mentioned. */
const DECISIVE = 100;
const GREAT: ReadonlySet<string> = new Set([
  'DRAGON',
  'YDRAGON',
  'ROC',
  'WURM',
  'GIANT',
  'HERO',
  'OHERO',
  'WZD',
  'OWZD',
]);

/** What people will talk about: points, the fall of the great, and rolls against the odds; in order. */
export function momentsOf(story: readonly LogEvent[], view: View): readonly Moment[] {
  const last = story.find(({ event }) => event.type === 'game-over')?.actions;
  const told = story.flatMap((happening) => {
    const weight = weightOf(happening.event, view);
    if (weight === 0) return [];
    return [{ happening, weight: weight + (happening.actions === last ? DECISIVE : 0) }];
  });
  return told
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, COUNT)
    .toSorted((a, b) => a.happening.actions - b.happening.actions)
    .map(({ happening }) => {
      const { event } = happening;
      return {
        happening,
        vp: event.type === 'razed' ? event.vp : event.type === 'score-changed' ? event.by : 0,
        chance: event.type === 'rolled' ? chanceOf(event) : null,
      };
    });
}

function weightOf(event: Event, view: View): number {
  switch (event.type) {
    case 'razed':
      return 2 + event.vp;
    case 'score-changed':
      return 2 + Math.abs(event.by);
    case 'destroyed':
      return GREAT.has(view.units[event.unit]?.type ?? '') ? 6 : 0;
    case 'crashed':
    case 'saved':
    case 'freed':
      return 4;
    case 'rolled': {
      const chance = chanceOf(event);
      return event.success && chance > 0 && chance <= 1 / 6 ? 3 - 6 * chance : 0;
    }
    default:
      return 0;
  }
}

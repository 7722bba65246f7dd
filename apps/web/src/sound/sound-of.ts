import type { GameEvent } from '@hexwyrm/kernel';
import type { StoryKit } from '../table/kit.ts';

/** From the most to the least important: of simultaneous sounds only the first is heard. */
export const SOUNDS = ['won', 'lost', 'eliminated', 'razed', 'dice', 'turn', 'step'] as const;
export type Sound = (typeof SOUNDS)[number];

/** What a seat learns at once. */
export interface News {
  readonly events: readonly GameEvent[];
  /** Another seat acted last, and now this one decides. */
  readonly called: boolean;
  /** The game has just ended: whether this seat won; null while it lasts. */
  readonly victory: boolean | null;
}

/** The one sound for the news, or null where they make none. */
export function soundOf({ events, called, victory }: News, story: StoryKit): Sound | null {
  const heard = new Set(events.map((event) => soundOfEvent(event, story)));
  if (called) heard.add('turn');
  if (victory !== null) heard.add(victory ? 'won' : 'lost');
  return SOUNDS.find((sound) => heard.has(sound)) ?? null;
}

function soundOfEvent(event: GameEvent, story: StoryKit): Sound | null {
  const icon = story.iconOf(event);
  if (icon === 'dead') return 'eliminated';
  if (icon === 'raze' || icon === 'fire') return 'razed';
  if (story.isRoll(event)) return 'dice';
  return story.trailOf(event) === null ? null : 'step';
}

import type { Event } from '@hexwyrm/bridgehead';
import type { StoryKit } from '../../../table/kit.ts';
import type { IconName } from '../../../ui/icons/Icon.tsx';

const ICONS: Readonly<Record<Event['type'], IconName>> = {
  phase: 'turn',
  moved: 'walk',
  fought: 'melee',
  eliminated: 'dead',
  'game-over': 'crown',
};

const FIGHTS: ReadonlySet<Event['type']> = new Set<Event['type']>(['fought', 'eliminated']);

/** Two steps of one unit, as one walk. */
function joined(events: readonly Event[]): Event | null {
  const [first, second] = events;
  if (events.length !== 2 || first?.type !== 'moved' || second?.type !== 'moved') return null;
  if (first.unit !== second.unit || first.to !== second.from || first.from === second.to) return null;
  return { ...second, from: first.from, cost: first.cost + second.cost };
}

/** The log of a game of Bridgehead. */
export const bridgeheadStory: StoryKit = {
  reporter: async () => (await import('./reporter.ts')).bridgeheadReporter,
  iconOf: ({ type }: Event) => ICONS[type],
  isAbout: ({ type }: Event, topic) =>
    topic === 'fights' ? FIGHTS.has(type) : topic === 'moves' ? type === 'moved' : type === 'game-over',
  joined,
  likeness: () => null,
  together: ([first]) => first,
  trailOf: (event: Event) => (event.type === 'moved' ? { from: event.from, to: event.to } : null),
  isPlain: ({ type }: Event) => type === 'moved',
  isSetUp: () => false,
  isBetween: () => false,
  isRoll: ({ type }: Event) => type === 'fought',
  chanceOf: (event: Event) => (event.type === 'fought' ? (7 - event.needs) / 6 : null),
};

import type { Event } from '@hexwyrm/dragon-pass';
import { type EventShow, POWER_EVENTS } from '@hexwyrm/dragon-pass/data';
import type { Gathered } from '@hexwyrm/dragon-pass/words';
import type { StoryKit, Topic } from '../../../table/kit.ts';
import type { IconName } from '../../../ui/icons/Icon.tsx';

type Type = Event['type'];

/** Powers say themselves how their events are shown. */
const SHOWN: { readonly [E in Type]?: EventShow } = POWER_EVENTS;

const ICONS: Partial<Record<Type, IconName>> = {
  'turn-began': 'turn',
  'order-rolled': 'dice',
  'moon-chosen': 'night',
  deployed: 'place',
  moved: 'walk',
  unseen: 'walk',
  carried: 'walk',
  arrived: 'reinforce',
  retreated: 'walk',
  advanced: 'walk',
  'control-changed': 'crown',
  committed: 'spells',
  supported: 'spells',
  'attack-planned': 'melee',
  'battle-declared': 'melee',
  struck: 'melee',
  'none-fell': 'melee',
  fired: 'archery',
  disrupted: 'heal',
  eliminated: 'dead',
  devoured: 'dead',
  rallied: 'heal',
  'escape-rolled': 'dice',
  'command-rolled': 'dice',
  'game-over': 'crown',
  conceded: 'crown',
};

const ROLLS: ReadonlySet<Type> = new Set<Type>([
  'struck',
  'fired',
  'escape-rolled',
  'command-rolled',
  'stampeded',
]);

const TOPICS: Readonly<Record<Topic, ReadonlySet<Type>>> = {
  fights: new Set<Type>([
    'battle-declared',
    'struck',
    'none-fell',
    'fired',
    'devoured',
    'disrupted',
    'eliminated',
    'captured',
    'retreated',
    'held',
    'advanced',
    'went-berserk',
    'escape-rolled',
  ]),
  moves: new Set<Type>(['deployed', 'moved', 'unseen', 'carried', 'arrived', 'retreated', 'advanced']),
  points: new Set<Type>(['control-changed', 'glowline-fell', 'game-over']),
};

const SET_UP: ReadonlySet<Type> = new Set<Type>(['moon-chosen', 'deployed', 'deployment-ended']);

const PLAIN: ReadonlySet<Type> = new Set<Type>(['moved', 'phase', 'game-over']);

/** What is put together is told by what becomes of it. */
const BECOMES: Partial<Record<Type, readonly Type[]>> = {
  'attack-planned': ['attack-planned', 'battle-declared'],
  'fracture-drawn': ['fracture-drawn', 'earth-broke'],
};

/**
 * Joins two steps of one unit. A hidden counter that continues from where one has just arrived counts as the
 * same: if it was another one there before, the viewer could not know, and each hex gains and loses the same.
 */
function joined(events: readonly Event[]): Event | null {
  const [walk, step, ...more] = events;
  if (more.length > 0 || !walk || !step) return null;
  if (BECOMES[walk.type]?.includes(step.type)) return step;
  if (walk.clause !== step.clause) return null;
  if (walk.type === 'moved' && step.type === 'moved' && walk.unit === step.unit && follows(walk, step))
    return { ...step, from: walk.from, cost: walk.cost + step.cost };
  if (walk.type !== 'unseen' || step.type !== 'unseen' || !follows(walk, step)) return null;
  const same = [walk, step].every(({ what, seat }) => what === 'moved' && seat === walk.seat);
  return same && walk.colour === step.colour ? { ...step, from: walk.from } : null;
}

interface Way {
  readonly from: string;
  readonly to: string;
}

/** It goes on from there, and not back. */
const follows = (walk: Way, step: Way): boolean =>
  walk.to !== '' && walk.to === step.from && walk.from !== step.to;

/** Units that go the same way at the same cost share a line, as do hidden counters (DP-5.3-c). */
function likeness(event: Event): string | null {
  const { type } = event;
  if (type === 'moved') return `${event.from} ${event.to} ${event.cost} ${event.clause}`;
  if (type === 'unseen') return `${event.what} ${event.seat} ${event.colour} ${event.from} ${event.to}`;
  return null;
}

/** The log of a Dragon Pass game. */
export const passStory: StoryKit = {
  reporter: async () => (await import('../report/reporter.ts')).passReporter,
  iconOf: ({ type }: Event) => ICONS[type] ?? SHOWN[type]?.icon ?? 'pointer',
  isAbout: ({ type }: Event, topic) => TOPICS[topic].has(type) || SHOWN[type]?.topic === topic,
  joined,
  likeness,
  together: (events: readonly [Event, ...Event[]]): Gathered => ({
    ...events[0],
    gathered: events.map((event) => (event.type === 'moved' ? event.unit : -1)),
  }),
  trailOf(event: Event) {
    if (event.type !== 'moved' && event.type !== 'retreated' && event.type !== 'advanced') return null;
    return { from: event.from, to: event.to };
  },
  isPlain: ({ type }: Event) => PLAIN.has(type),
  isSetUp: ({ type }: Event) => SET_UP.has(type),
  isBetween: ({ type }: Event) => type === 'turn-began',
  isRoll: ({ type }: Event) => ROLLS.has(type) || SHOWN[type]?.rolls === true,
  chanceOf: () => null,
};

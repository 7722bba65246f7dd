import type { Event } from '@hexwyrm/dragon-rage';
import { chanceOf } from '@hexwyrm/dragon-rage/data';
import type { StoryKit, Topic } from '../../../table/kit.ts';
import type { IconName } from '../../../ui/icons/Icon.tsx';

type Type = Event['type'];

const ICONS: Partial<Record<Type, IconName>> = {
  displaced: 'walk',
  turned: 'facing',
  faced: 'facing',
  'took-off': 'fly',
  landed: 'land',
  crashed: 'fall',
  placed: 'place',
  arrived: 'reinforce',
  'reinforcements-due': 'reinforce',
  'entrance-opened': 'open',
  'entrance-smashed': 'gate',
  'wall-breached': 'gate',
  'control-changed': 'open',
  'bridge-marked': 'raze',
  'bridge-burned': 'raze',
  'bridge-broken': 'gate',
  rolled: 'dice',
  'attack-planned': 'melee',
  attack: 'melee',
  missed: 'melee',
  wounded: 'heal',
  damaged: 'heal',
  'group-lost': 'heal',
  destroyed: 'dead',
  breathed: 'fire',
  cast: 'spells',
  'bolt-held': 'lightning',
  summoned: 'earth',
  razed: 'raze',
  'score-changed': 'crown',
  'game-over': 'crown',
  conceded: 'crown',
};

const GAITS: Readonly<Record<Extract<Event, { type: 'moved' }>['how'], IconName>> = {
  walk: 'walk',
  batter: 'walk',
  bound: 'bound',
  fly: 'fly',
  slither: 'slither',
  fall: 'fall',
};

const TOPICS: Readonly<Record<Topic, ReadonlySet<Type>>> = {
  fights: new Set<Type>([
    'rolled',
    'attack',
    'missed',
    'wounded',
    'damaged',
    'group-lost',
    'destroyed',
    'breathed',
    'killers',
    'berserk',
    'crashed',
  ]),
  moves: new Set<Type>([
    'moved',
    'displaced',
    'turned',
    'took-off',
    'landed',
    'crashed',
    'arrived',
    'placed',
  ]),
  points: new Set<Type>(['razed', 'score-changed', 'saved', 'game-over']),
};

const SET_UP: ReadonlySet<Type> = new Set<Type>([
  'recruited',
  'armies-revealed',
  'planned',
  'sides-rolled',
  'side-chosen',
  'goal-set',
  'placed',
]);

/** What goes without saying: the way itself, and what the gain says already. */
const PLAIN: ReadonlySet<Type> = new Set<Type>(['moved', 'turned', 'razed', 'phase', 'game-over']);

/** A failed roll and its empty result as one: the roll already shows it. */
const failed = ([roll, ...rest]: readonly Event[]): Event | null =>
  roll?.type === 'rolled' && !roll.success && rest.length === 1 && rest[0]?.type === 'missed' ? roll : null;

/** An attack that is put together is told by who joins it and by its roll. */
function attacked([planned, next, ...more]: readonly Event[]): Event | null {
  if (planned?.type !== 'attack-planned' || more.length > 0) return null;
  return next?.type === 'attack-planned' || next?.type === 'attack' ? next : null;
}

const joined = (events: readonly Event[]): Event | null =>
  failed(events) ?? attacked(events) ?? walked(events);

/** Two steps of one unit by the same rule as one walk, with a turn between them or without. */
function walked(events: readonly Event[]): Event | null {
  const [walk, step] = [events[0], events.at(-1)];
  const turn = events.length > 2 ? events[1] : null;
  if (walk?.type !== 'moved' || step?.type !== 'moved' || walk.unit !== step.unit) return null;
  if (turn && (turn.type !== 'turned' || turn.unit !== step.unit)) return null;
  // Where the second leads back to the start it is no walk.
  if (walk.from === null || walk.from === step.to || walk.to !== step.from || walk.clause !== step.clause)
    return null;
  return { ...step, from: walk.from, mp: walk.mp + (turn?.mp ?? 0) + step.mp };
}

/** The log of a Dragon Rage game. */
export const rageStory: StoryKit = {
  reporter: async () => (await import('../report/reporter.ts')).rageReporter,
  iconOf: (event: Event) => (event.type === 'moved' ? GAITS[event.how] : (ICONS[event.type] ?? 'pointer')),
  isAbout: ({ type }: Event, topic) => TOPICS[topic].has(type),
  joined,
  likeness: () => null,
  together: ([first]) => first,
  trailOf: (event: Event) =>
    event.type === 'moved' && event.from !== null ? { from: event.from, to: event.to } : null,
  isPlain: ({ type }: Event) => PLAIN.has(type),
  isSetUp: ({ type }: Event) => SET_UP.has(type),
  isBetween: () => false,
  isRoll: ({ type }: Event) => type === 'rolled',
  chanceOf: (event: Event) => (event.type === 'rolled' && event.dice.length > 0 ? chanceOf(event) : null),
};

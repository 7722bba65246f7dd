import type { Action, Event, View } from '@hexwyrm/dragon-rage';
import type { GameEvent, Json, Seat, Way } from '@hexwyrm/kernel';
import type { Snapshot, TableEntry } from '@hexwyrm/protocol';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Whether data of the host are a view of Dragon Rage; their insides are the engine's word. */
const isView = (value: unknown): value is View =>
  isRecord(value) && value.version === 1 && Array.isArray(value.units) && Array.isArray(value.frames);

const isAction = (value: unknown): value is Action => isRecord(value) && typeof value.type === 'string';

const isEvent = (event: GameEvent): event is Event => event.clause.startsWith('DR-');

/** The view as the game's own type. */
export function viewOf({ view }: Pick<Snapshot, 'view'>): View {
  if (!isView(view)) throw new TypeError('the host sent no view of Dragon Rage');
  return view;
}

const listed = new WeakMap<object, readonly Action[]>();
const NONE: readonly Action[] = [];

/** What the seat may do now; the same list for the same snapshot. */
export function legalOf(snapshot: Snapshot, seat: Seat): readonly Action[] {
  const raw: readonly unknown[] | undefined = snapshot.legal[seat];
  if (raw === undefined) return NONE;
  const known = listed.get(raw);
  if (known !== undefined) return known;
  const actions = raw.filter(isAction);
  listed.set(raw, actions);
  return actions;
}

/** The events of a line of the log as the game's own type. */
export const eventsOf = ({ events }: TableEntry): readonly Event[] => events.filter(isEvent);

/** The ways of a unit in the game's own types. */
export const waysOf = (ways: readonly Way<Json>[]): readonly Way<Action, Event>[] =>
  ways.map((way) => {
    const actions: readonly unknown[] = way.actions;
    return { ...way, actions: actions.filter(isAction), events: way.events.filter(isEvent) };
  });

import type { Json, Seat } from '@hexwyrm/kernel';
import type { Way } from '@hexwyrm/protocol';
import { type Snapshot, ungroupActions } from '@hexwyrm/protocol';
import type { GameAction, GameView } from '../kit/kit.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Whether data of the host are a view; its insides are the engine's word. */
const isView = (value: unknown): value is GameView =>
  isRecord(value) && Array.isArray(value.units) && Array.isArray(value.frames);

const isAction = (value: unknown): value is GameAction => isRecord(value) && typeof value.type === 'string';

/** The view as the table reads it. */
export function viewOf({ view }: Pick<Snapshot, 'view'>): GameView {
  if (!isView(view)) throw new TypeError('the host sent no view of a game');
  return view;
}

const listed = new WeakMap<object, readonly GameAction[]>();
const NONE: readonly GameAction[] = [];

/** What the seat may do now; the same list for the same snapshot. */
export function legalOf(snapshot: Snapshot, seat: Seat): readonly GameAction[] {
  if (seat !== snapshot.seat) return NONE;
  const known = listed.get(snapshot.legal);
  if (known !== undefined) return known;
  const actions = actionsIn(ungroupActions(snapshot.legal));
  listed.set(snapshot.legal, actions);
  return actions;
}

/** Actions as the host sends them. */
export function actionsIn(raw: readonly Json[]): readonly GameAction[] {
  const actions: readonly unknown[] = raw;
  return actions.filter(isAction);
}

/** The ways of a unit in actions of the game. */
export const waysOf = (ways: readonly Way<Json>[]): readonly Way<GameAction>[] =>
  ways.map((way) => ({ ...way, actions: actionsIn(way.actions) }));

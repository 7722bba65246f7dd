import type { Json, Seat } from '@hexwyrm/kernel';
import type { Way } from '@hexwyrm/protocol';
import { type Snapshot, ungroupActions } from '@hexwyrm/protocol';
import type { GameAction, GameView } from '../kit/kit.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Whether data of the host are a view; its insides are the engine's word. */
const isView = (value: object): value is GameView =>
  'units' in value && Array.isArray(value.units) && 'frames' in value && Array.isArray(value.frames);

const isAction = (value: unknown): value is GameAction => isRecord(value) && typeof value.type === 'string';

const views = new WeakMap<object, GameView>();

/** The view as the table reads it, with the answers that came along; the same object for the same snapshot. */
export function viewOf(snapshot: Pick<Snapshot, 'view' | 'answers'>): GameView {
  const known = views.get(snapshot);
  if (known !== undefined) return known;
  const { view, answers = {} } = snapshot;
  const whole = { ...(isRecord(view) ? view : {}), answers: answerIn(answers) };
  if (!isView(whole)) throw new TypeError('the host sent no view of a game');
  views.set(snapshot, whole);
  return whole;
}

/** What a query answers, with the numbers that JSON cannot say. */
export function answerIn(answer: unknown): unknown {
  if (answer === 'infinite') return Number.POSITIVE_INFINITY;
  if (Array.isArray(answer)) return answer.map(answerIn);
  if (!isRecord(answer)) return answer;
  return Object.fromEntries(Object.entries(answer).map(([field, value]) => [field, answerIn(value)]));
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

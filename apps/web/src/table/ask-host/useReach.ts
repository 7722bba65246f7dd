import type { Snapshot } from '@hexwyrm/protocol';
import { useReducer } from 'react';
import { useEffect } from '../../base/effects.ts';
import type { Hex } from '../../board/types.ts';
import type { Subject } from '../select/selection.ts';
import { useSelection } from '../select/selection-store.ts';
import { joinedWays, type Way } from '../select/ways.ts';
import type { Session } from './useSession.ts';

/** What the host was asked about one unit, and its answer once it is there. */
interface Question {
  readonly answer: Promise<readonly Way[]>;
  ways: readonly Way[] | null;
}

const NONE: readonly Way[] = [];

/** Hexes a way goes through first, in their order. */
type Stops = readonly Hex[];

/** What has been asked in each state of the game, by seat, unit and stops. */
const asked = new WeakMap<Snapshot, Map<string, Question>>();

const keyOf = ({ seat }: Session, unit: number, stops: Stops): string => `${seat} ${unit} ${stops}`;

/** The routes of a unit already requested: shown at once when it is selected. */
const knownWays = (session: Session, unit: number, stops: Stops): readonly Way[] | null =>
  asked.get(session.snapshot)?.get(keyOf(session, unit, stops))?.ways ?? null;

/** The route to the last stop, and every route from there; none if the unit cannot reach it. */
async function waysThrough(session: Session, unit: number, stops: Stops): Promise<readonly Way[]> {
  const { host, seat, field } = session;
  const there = await waysOf(session, unit, stops.slice(0, -1));
  const first = there.find(({ to, odds }) => odds.length === 0 && field.grid.index.get(to) === stops.at(-1));
  if (first === undefined) return NONE;
  const onwards = await host.reach(seat, unit, first.actions);
  return [first, ...onwards.map((way) => joinedWays(first, way))];
}

/** Asks the host once for every route of the unit; already on hover, to have the answer at the click. */
export function waysOf(session: Session, unit: number, stops: Stops = []): Promise<readonly Way[]> {
  const { snapshot, host, seat } = session;
  const questions = asked.get(snapshot) ?? new Map<string, Question>();
  asked.set(snapshot, questions);
  const key = keyOf(session, unit, stops);
  const before = questions.get(key);
  if (before !== undefined) return before.answer;
  const answer = stops.length === 0 ? host.reach(seat, unit, []) : waysThrough(session, unit, stops);
  const question: Question = { answer, ways: null };
  questions.set(key, question);
  question.answer.then(
    (ways) => {
      question.ways = ways;
    },
    // A host that could not answer is asked again.
    () => questions.delete(key),
  );
  return question.answer;
}

/** Asks the host for every way the chosen unit can go; null until the answer is there. */
export function useReach(session: Session, subject: Subject | null, able: boolean): readonly Way[] | null {
  const [, answered] = useReducer((times: number) => times + 1, 0);
  const stops = useSelection((selection) => selection.waypoints);
  const unit = subject?.kind === 'unit' && able && session.mine ? subject.unit : null;
  useEffect(() => {
    if (unit === null || knownWays(session, unit, stops) !== null) return;
    let wanted = true;
    waysOf(session, unit, stops)
      .then(() => wanted && answered())
      .catch(() => {});
    return () => {
      wanted = false;
    };
  }, [session, unit, stops]);
  return unit === null ? NONE : knownWays(session, unit, stops);
}

import type { Snapshot } from '@hexwyrm/protocol';
import { useReducer } from 'react';
import { useEffect } from '../../base/effects.ts';
import type { Hex } from '../../board/types.ts';
import type { Subject } from '../select/selection.ts';
import { useDesk } from '../select/selection-store.ts';
import { joinedWays, type Way } from '../select/ways.ts';
import type { Sitting } from './useSession.ts';

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

const keyOf = ({ seat }: Sitting, unit: number, stops: Stops): string => `${seat} ${unit} ${stops}`;

/** The routes of a unit already requested: shown at once when it is selected. */
const knownWays = (sitting: Sitting, unit: number, stops: Stops): readonly Way[] | null =>
  asked.get(sitting.snapshot)?.get(keyOf(sitting, unit, stops))?.ways ?? null;

/** The route to the last stop, and every route from there; none if the unit cannot reach it. */
async function waysThrough(sitting: Sitting, unit: number, stops: Stops): Promise<readonly Way[]> {
  const { host, seat, field } = sitting;
  const there = await waysOf(sitting, unit, stops.slice(0, -1));
  const first = there.find(({ to, odds }) => odds.length === 0 && field.grid.index.get(to) === stops.at(-1));
  if (first === undefined) return NONE;
  const onwards = await host.reach(seat, unit, first.actions);
  return [first, ...onwards.map((way) => joinedWays(first, way))];
}

/** Asks the host once for every route of the unit; already on hover, to have the answer at the click. */
export function waysOf(sitting: Sitting, unit: number, stops: Stops = []): Promise<readonly Way[]> {
  const { snapshot, host, seat } = sitting;
  const questions = asked.get(snapshot) ?? new Map<string, Question>();
  asked.set(snapshot, questions);
  const key = keyOf(sitting, unit, stops);
  const before = questions.get(key);
  if (before !== undefined) return before.answer;
  const answer = stops.length === 0 ? host.reach(seat, unit, []) : waysThrough(sitting, unit, stops);
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
export function useReach(sitting: Sitting, subject: Subject | null, able: boolean): readonly Way[] | null {
  const [, answered] = useReducer((times: number) => times + 1, 0);
  const stops = useDesk((desk) => desk.waypoints);
  const unit = subject?.kind === 'unit' && able && sitting.mine ? subject.unit : null;
  useEffect(() => {
    if (unit === null || knownWays(sitting, unit, stops) !== null) return;
    let wanted = true;
    waysOf(sitting, unit, stops)
      .then(() => wanted && answered())
      .catch(() => {});
    return () => {
      wanted = false;
    };
  }, [sitting, unit, stops]);
  return unit === null ? NONE : knownWays(sitting, unit, stops);
}

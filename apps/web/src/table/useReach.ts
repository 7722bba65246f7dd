import type { Snapshot } from '@hexwyrm/protocol';
import { useReducer } from 'react';
import { useEffect } from '../effects.ts';
import type { Subject } from './selection.ts';
import type { Sitting } from './useSitting.ts';
import type { Way } from './ways.ts';

/** What the host was asked about one unit, and its answer once it is there. */
interface Question {
  readonly answer: Promise<readonly Way[]>;
  ways: readonly Way[] | null;
}

const NONE: readonly Way[] = [];

/** What has been asked in each state of the game, by seat and unit. */
const asked = new WeakMap<Snapshot, Map<string, Question>>();

const keyOf = ({ seat }: Sitting, unit: number): string => `${seat} ${unit}`;

/** The ways of a unit that has been asked about already: whoever selects it sees them at once. */
const knownWays = (sitting: Sitting, unit: number): readonly Way[] | null =>
  asked.get(sitting.snapshot)?.get(keyOf(sitting, unit))?.ways ?? null;

/** Asks the host once for every way the unit can go; under a hand that hovers, so that the answer is there at the click. */
export function waysOf(sitting: Sitting, unit: number): Promise<readonly Way[]> {
  const { snapshot, host, seat } = sitting;
  const questions = asked.get(snapshot) ?? new Map<string, Question>();
  asked.set(snapshot, questions);
  const key = keyOf(sitting, unit);
  const before = questions.get(key);
  if (before !== undefined) return before.answer;
  const question: Question = { answer: host.reach(seat, unit), ways: null };
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
  const unit = subject?.kind === 'unit' && able && sitting.mine ? subject.unit : null;
  useEffect(() => {
    if (unit === null || knownWays(sitting, unit) !== null) return;
    let wanted = true;
    waysOf(sitting, unit)
      .then(() => wanted && answered())
      .catch(() => {});
    return () => {
      wanted = false;
    };
  }, [sitting, unit]);
  return unit === null ? NONE : knownWays(sitting, unit);
}

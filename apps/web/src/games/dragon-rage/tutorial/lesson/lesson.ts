import type { MessageId } from '../../../../i18n/index.ts';
import type { Lesson } from '../../../../tutorial/lesson.ts';
import { CITY, LEARNER, LESSON, OPENING } from './opening.ts';
import { PLAYS } from './plays.ts';
import { STEPS } from './steps.ts';

const OBJECTIONS: Readonly<Record<string, MessageId>> = {
  end: 'coach.no-end',
  fly: 'tutorial.no-fly',
  breathe: 'tutorial.no-breathe',
  strike: 'tutorial.no-strike',
};

/** A raid on Esirien: one dragon, one gate, two places to burn. */
export const lesson: Lesson = {
  id: LESSON,
  learner: LEARNER,
  opponent: CITY,
  opening: OPENING,
  plays: PLAYS,
  steps: STEPS,
  message: (name) => `tutorial.${name}`,
  keys: {},
  objection({ type }, wanted) {
    if (type === 'walk' && wanted?.type === 'overrun') return 'tutorial.no-overrun';
    return OBJECTIONS[type] ?? 'tutorial.no-move';
  },
  quick: new Set(['walk']),
};

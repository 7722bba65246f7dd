import type { MessageId } from '../../../../i18n/index.ts';
import type { Lesson } from '../../../../tutorial/lesson.ts';
import { PROPOSAL_KEY } from '../../table/overlays.ts';
import { LEARNER, OPENING, SARTAR } from './opening.ts';
import { PLAYS } from './plays.ts';
import { STEPS } from './steps.ts';

const OBJECTIONS: Readonly<Record<string, MessageId>> = {
  end: 'coach.no-end',
  done: 'coach.no-end',
  take: 'pass-lesson.ford-no-take',
  restack: 'pass-lesson.ford-no-restack',
  next: 'pass-lesson.ford-no-restack',
};

/** A battle at the ford: one battle with all its steps. */
export const lesson: Lesson = {
  id: 'pass-2',
  learner: LEARNER,
  opponent: SARTAR,
  opening: OPENING,
  plays: PLAYS,
  steps: STEPS,
  message: (name) => `pass-lesson.ford-${name}`,
  keys: { proposal: PROPOSAL_KEY.toUpperCase() },
  objection({ type }, wanted) {
    if (type === 'step' && wanted?.type === 'step') return 'pass-lesson.ford-no-step';
    return OBJECTIONS[type] ?? 'pass-lesson.ford-no-other';
  },
  quick: new Set(['done']),
  after: {
    name: 'pass-lesson.ford-play-bot',
    setup: {
      game: 'dragon-pass',
      scenario: 'pass-1',
      options: {},
      seats: { [LEARNER]: 'person', [SARTAR]: 'greedy' },
    },
  },
};

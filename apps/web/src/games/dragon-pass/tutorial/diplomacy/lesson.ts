import type { Action } from '@hexwyrm/dragon-pass';
import type { Lesson, Play } from '../../../../tutorial/lesson.ts';
import { PROPOSAL_KEY } from '../../table/overlays.ts';
import { ETHILRIST, HERO, HORSE, LEARNER, OPENING, SARTAR } from './opening.ts';
import { STEPS } from './steps.ts';

const mine = (action: Action, dice: readonly number[] = [], free: readonly string[] = []): Play<Action> => ({
  seat: LEARNER,
  action,
  dice,
  free,
});
const theirs = (action: Action): Play<Action> => ({ seat: SARTAR, action, dice: [] });

/** The whole lesson, action by action; a new ally may be set up anywhere in its land. */
const PLAYS: readonly Play<Action>[] = [
  mine({ type: 'allot', people: 'ethilrist', points: 50 }),
  mine({ type: 'seal' }),
  theirs({ type: 'seal' }),
  mine({ type: 'claim', people: 'ethilrist' }),
  mine({ type: 'deploy', unit: ETHILRIST, hex: '0515' }, [], ['hex']),
  mine({ type: 'deploy', unit: HORSE, hex: '0515' }, [], ['hex']),
  mine({ type: 'ready' }),
  mine({ type: 'emissary', unit: HERO }, [4]),
  mine({ type: 'end' }),
];

/** Diplomacy: points are shared out in secret, an ally is claimed, and an emissary speaks to a dragon. */
export const diplomacy: Lesson = {
  id: 'pass-7',
  learner: LEARNER,
  opponent: SARTAR,
  opening: OPENING,
  plays: PLAYS,
  steps: STEPS,
  message: (name) => `pass-lesson.court-${name}`,
  keys: { proposal: PROPOSAL_KEY.toUpperCase() },
  objection({ type }) {
    if (type === 'end' || type === 'ready') return 'coach.no-end';
    return type === 'allot' || type === 'seal' ? 'pass-lesson.court-no-share' : 'pass-lesson.ford-no-other';
  },
  quick: new Set(),
  after: {
    name: 'pass-lesson.court-play-bot',
    setup: {
      game: 'dragon-pass',
      scenario: 'pass-7',
      options: {},
      seats: { [LEARNER]: 'person', [SARTAR]: 'greedy' },
    },
  },
};

import type { Action } from '@hexwyrm/dragon-pass';
import type { Lesson, Play } from '../../../../tutorial/lesson.ts';
import { PROPOSAL_KEY } from '../../table/overlays.ts';
import { EMPIRE, FOOT, LEARNER, OPENING, PHALANX, SPIRIT, SWARM } from './opening.ts';
import { STEPS } from './steps.ts';

const mine = (action: Action, ...dice: number[]): Play<Action> => ({ seat: LEARNER, action, dice });

/** The whole lesson, action by action; phases with nothing left to do pass by themselves. */
const PLAYS: readonly Play<Action>[] = [
  mine({ type: 'storm', hex: '2510' }),
  mine({ type: SWARM }),
  mine({ type: 'commit', unit: SPIRIT, hex: '2710' }),
  mine({ type: 'fight' }, 4),
  mine({ type: 'take', unit: PHALANX }),
  mine({ type: 'done' }, 4),
  mine({ type: 'take', unit: FOOT }),
];

/** Magic and exotic abilities: a storm, the Wasps, and a spirit in a battle. */
export const magic: Lesson = {
  id: 'pass-5',
  learner: LEARNER,
  opponent: EMPIRE,
  opening: OPENING,
  plays: PLAYS,
  steps: STEPS,
  message: (name) => `pass-lesson.magic-${name}`,
  keys: { proposal: PROPOSAL_KEY.toUpperCase() },
  objection({ type }) {
    if (type === 'end' || type === 'done') return 'coach.no-end';
    return type === 'take' ? 'pass-lesson.ford-no-take' : 'pass-lesson.ford-no-other';
  },
  quick: new Set(),
  after: {
    name: 'pass-lesson.magic-play-bot',
    setup: {
      game: 'dragon-pass',
      scenario: 'pass-5',
      options: {},
      seats: { [LEARNER]: 'person', [EMPIRE]: 'greedy' },
    },
  },
};

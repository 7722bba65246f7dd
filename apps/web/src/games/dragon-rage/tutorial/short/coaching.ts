import type { Lesson } from '../../../../tutorial/lesson.ts';
import { CITY, LEARNER as INVADER } from '../lesson/opening.ts';

/** What the coach says to an action that the lesson does not want. */
export const objection: Lesson['objection'] = ({ type }) =>
  type === 'end' ? 'coach.no-end' : 'coach.no-other';

const game = { game: 'dragon-rage', scenario: 'esirien-1', options: {} } as const;

/** A whole game as the side that was learnt. */
export const RAID: NonNullable<Lesson['after']> = {
  name: 'tutorial.play-bot',
  setup: { ...game, seats: { [INVADER]: 'person', [CITY]: 'greedy' } },
};

export const DEFENCE: NonNullable<Lesson['after']> = {
  name: 'defending.play-bot',
  setup: { ...game, seats: { [INVADER]: 'greedy', [CITY]: 'person' } },
};

import { SCRIPT } from '../../../engine/seating.ts';
import { useGame } from '../../../engine/store.ts';
import { CITY, LEARNER, OPENING } from './lesson/opening.ts';
import { DICE } from './lesson/plays.ts';

/** Puts the lesson on the table. */
export const startLesson = (): Promise<boolean> =>
  useGame
    .getState()
    .openFile({ kind: 'position', data: OPENING, dice: DICE }, { [LEARNER]: 'person', [CITY]: SCRIPT });

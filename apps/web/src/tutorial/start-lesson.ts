import { SCRIPT } from '../engine/seats/seating.ts';
import { useGame } from '../engine/store.ts';
import { diceOf, type Lesson } from './lesson.ts';

/** Puts the lesson on the table. */
export const startLesson = (lesson: Lesson): Promise<boolean> =>
  useGame.getState().openFile({ kind: 'position', data: lesson.opening, dice: diceOf(lesson) }, () => ({
    [lesson.learner]: 'person',
    [lesson.opponent]: SCRIPT,
  }));

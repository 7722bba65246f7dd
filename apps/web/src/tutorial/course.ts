import { createContext, use } from 'react';
import type { Hex } from '../board/types.ts';
import type { GameAction } from '../kit/kit.ts';
import type { Kind } from '../table/select/selection.ts';
import type { Lesson } from './lesson.ts';
import type { Progress } from './progress.ts';

/** The lesson on the table, how one comes through it, and where it takes place. */
export interface Course {
  readonly lesson: Lesson;
  /** The one that comes after it. */
  readonly next: Lesson | null;
  readonly progress: Progress;
  /** A hex by the number printed in it; -1 where there is none. */
  hexOf(name: string): Hex;
  /** The way of acting an action belongs to. */
  kindOf(action: GameAction): Kind;
}

export const CourseContext = createContext<Course | null>(null);

export function useCourse(): Course {
  const course = use(CourseContext);
  if (course === null) throw new Error('only in a lesson');
  return course;
}

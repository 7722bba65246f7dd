import { createContext, use } from 'react';
import type { Hex } from '../board/types.ts';
import type { Lesson } from './lesson.ts';
import type { Progress } from './progress.ts';

/** The lesson on the table, how one comes through it, and where it takes place. */
export interface Course {
  readonly lesson: Lesson;
  readonly progress: Progress;
  /** A hex by the number printed in it; -1 where there is none. */
  hexOf(name: string): Hex;
}

export const CourseContext = createContext<Course | null>(null);

export function useCourse(): Course {
  const course = use(CourseContext);
  if (course === null) throw new Error('only in a lesson');
  return course;
}

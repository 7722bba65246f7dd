import type { Lesson } from '../../../tutorial/lesson.ts';
import { diplomacy } from './diplomacy/lesson.ts';
import { lesson } from './lesson/lesson.ts';
import { magic } from './magic/lesson.ts';

/** One battle, then magic, then the search for allies. */
export const lessons: readonly Lesson[] = [lesson, magic, diplomacy];

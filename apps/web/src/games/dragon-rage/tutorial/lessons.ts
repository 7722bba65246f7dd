import type { Lesson } from '../../../tutorial/lesson.ts';
import { lesson as raid } from './lesson/lesson.ts';
import { defending } from './short/defending.ts';
import { flying } from './short/flying.ts';
import { spells } from './short/spells.ts';

/** The lessons of Dragon Rage: a whole raid first, then what it leaves out. */
export const lessons = [raid, flying, spells, defending] as const satisfies readonly Lesson[];

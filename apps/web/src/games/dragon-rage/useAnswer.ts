import type { QUERIES } from '@hexwyrm/dragon-rage';
import { answersOf } from '../../table/ask-host/answers.ts';

/** The queries of Dragon Rage. */
export const { useAnswer: useRageAnswer } = answersOf<typeof QUERIES>();

import type { QUERIES } from '@hexwyrm/dragon-pass';
import { answersOf } from '../../table/ask-host/answers.ts';

/** The queries of Dragon Pass. */
export const { useAnswer: usePassAnswer, ask: askPass } = answersOf<typeof QUERIES>();

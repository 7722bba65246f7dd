import { FINDINGS } from '@hexwyrm/dragon-pass';
import { passWords } from '@hexwyrm/dragon-pass/words';
import { type Language, wordsOf } from '@hexwyrm/words';
import { tongueIn } from '../../../../i18n/testing/tongue-in.ts';
import type { Words } from '../../../../i18n/words.ts';

/** What is said of Dragon Pass in a language; a message that is missing or cannot be said is an error. */
export const wordsIn = async (language: Language): Promise<Words> =>
  wordsOf(await tongueIn(language, ['common', 'dragon-pass']), passWords(FINDINGS), () => null);

import { createIntl } from 'react-intl';
import { type Language, localeOf } from '../../../../i18n/language.ts';
import { loadMessages } from '../../../../i18n/messages.ts';
import { type Words, wordsOf } from '../../../../i18n/words.ts';
import { passWords } from '../kit.ts';

/** What is said of Dragon Pass in a language; a message that is missing or cannot be said is an error. */
export async function wordsIn(language: Language): Promise<Words> {
  const onError = (error: Error) => {
    throw error;
  };
  const messages = await loadMessages(language, ['common', 'dragon-pass']);
  return wordsOf(createIntl({ locale: localeOf(language), messages, onError }), passWords, () => null);
}

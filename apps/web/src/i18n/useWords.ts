import { useMemo, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { useLanguage } from './language-context.ts';
import { openedRules, rulesIn, watchRules } from './rule-texts.ts';
import { type Words, wordsOf } from './words.ts';

/** What is said at the table, in the language of the screen. */
export function useWords(): Words {
  const intl = useIntl();
  const { language } = useLanguage();
  const book = useSyncExternalStore(watchRules, () => openedRules(language));
  return useMemo(
    () => wordsOf(intl, (id) => (book ?? rulesIn(language))?.[id] ?? null),
    [intl, language, book],
  );
}

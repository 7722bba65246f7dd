import { useMemo, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { useLanguage } from './language-context.ts';
import { openedRules, sendForRulesSoon, watchRules } from './rule-texts.ts';
import { type Words, wordsOf } from './words.ts';

/** What is said at the table, in the language of the screen. */
export function useWords(): Words {
  const intl = useIntl();
  const { language } = useLanguage();
  const book = useSyncExternalStore(watchRules, () => openedRules(language));
  return useMemo(
    () =>
      wordsOf(intl, (id) => {
        if (book === null) sendForRulesSoon(language);
        return book?.[id] ?? null;
      }),
    [intl, language, book],
  );
}

import { useMemo, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { useLanguage } from './language-context.ts';
import { openedRules, sendForRulesSoon, watchRules } from './rule-texts.ts';
import { type PlainWords, plainWordsOf, type Words, wordsOf } from './words.ts';
import { useWordsKit } from './words-context.ts';

/** What is said of the game on the screen, in its language. */
export function useWords(): Words {
  const intl = useIntl();
  const kit = useWordsKit();
  const { language } = useLanguage();
  const book = useSyncExternalStore(watchRules, () => openedRules(kit, language));
  return useMemo(
    () =>
      wordsOf(intl, kit, (id) => {
        if (book === null) sendForRulesSoon(kit, language);
        return book?.[id] ?? null;
      }),
    [intl, kit, language, book],
  );
}

/** What is said where there may be no game on the screen. */
export function usePlainWords(): PlainWords {
  const intl = useIntl();
  return useMemo(() => plainWordsOf(intl), [intl]);
}

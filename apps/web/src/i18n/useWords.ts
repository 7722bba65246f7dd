import { plainWordsOf, wordsOf } from '@hexwyrm/words';
import { use, useMemo, useSyncExternalStore } from 'react';
import { useLanguage } from './language-context.ts';
import { openedRules, sendForRules, watchRules } from './opened-rules.ts';
import type { PlainWords, Words } from './words.ts';
import { CompanyContext, NamesContext, useWordsKit } from './words-context.ts';

/** The words of the game on screen, in its language. */
export function useWords(): Words {
  const kit = useWordsKit();
  const { language, tongue } = useLanguage();
  const names = use(NamesContext);
  const company = use(CompanyContext);
  const book = useSyncExternalStore(watchRules, () => openedRules(kit, language));
  return useMemo(
    () =>
      wordsOf(
        tongue,
        kit,
        (id) => {
          if (book === null) sendForRules(kit, language);
          return book?.[id] ?? null;
        },
        names,
        company,
      ),
    [tongue, kit, language, book, names, company],
  );
}

/** Words for places where there may be no game on screen. */
export function usePlainWords(): PlainWords {
  const { tongue } = useLanguage();
  return useMemo(() => plainWordsOf(tongue), [tongue]);
}

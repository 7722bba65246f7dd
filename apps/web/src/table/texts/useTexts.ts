import { useMemo } from 'react';
import { createIntl, createIntlCache } from 'react-intl';
import { type Language, useLanguage } from '../../i18n/index.ts';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };

/** The name of a text on the controls of the table. */
export type TextId = keyof typeof en;

const TEXTS: Readonly<Record<Language, Record<TextId, string>>> = { en, fr, es, de };

const cache = createIntlCache();

export type Texts = (id: TextId, values?: Readonly<Record<string, string | number>>) => string;

/** The texts on the controls of the table, in the language of the screen. */
export function useTexts(): Texts {
  const { language } = useLanguage();
  return useMemo(() => {
    const intl = createIntl({ locale: language, messages: TEXTS[language] }, cache);
    return (id, values) => intl.formatMessage({ id }, { ...values });
  }, [language]);
}

export const isText = (id: string): id is TextId => id in en;

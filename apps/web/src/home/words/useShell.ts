import { useMemo } from 'react';
import { createIntl, useIntl } from 'react-intl';
import { de } from './de.ts';
import { en, type ShellId } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

const CATALOGUES: Readonly<Record<string, Readonly<Record<ShellId, string>>>> = { en, fr, es, de };

type Values = Readonly<Record<string, string | number>>;

/** Says what the screens around the table say, in the language of the page. */
export type ShellWords = (id: ShellId, values?: Values) => string;

export function useShell(): ShellWords {
  const { locale } = useIntl();
  return useMemo(() => {
    const intl = createIntl({ locale, messages: { ...(CATALOGUES[locale] ?? en) } });
    return (id, values) => intl.formatMessage({ id }, { ...values });
  }, [locale]);
}

const isShellId = (id: string): id is ShellId => Object.hasOwn(en, id);

/** The name of a scenario, also of one that has none. */
export const scenarioName = (say: ShellWords, scenario: string): string => {
  const id = `scenario.${scenario}`;
  return say(isShellId(id) ? id : 'scenario.custom');
};

export const botName = (say: ShellWords, bot: string): string => {
  const id = `bot.${bot}`;
  return isShellId(id) ? say(id) : bot;
};

import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { type Formatters, formatToParts } from 'intl-messageformat';
import type { Messages } from './message.ts';

/** The values of a message. */
export type Values = Readonly<Record<string, string | number | boolean>>;

/** One language: its messages, and how it writes numbers, dates and lists. */
export interface Tongue {
  readonly locale: string;
  has(id: string): boolean;
  say(id: string, values?: Values): string;
  /** "a, b and c" */
  list(items: readonly string[]): string;
  number(value: number): string;
  date(value: number | Date): string;
}

/** `report` is called for missing messages or values; the message id is shown instead. */
export function tongueOf(locale: string, messages: Messages, report: (error: Error) => void): Tongue {
  const formatters = formattersOf(locale);
  const lists = new Intl.ListFormat(locale);
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const filled = (message: MessageFormatElement[], values: Values): string =>
    formatToParts<string>(message, locale, formatters, NO_FORMATS, values)
      .map(({ value }) => value)
      .join('');
  return {
    locale,
    has: (id) => id in messages,
    say(id, values = {}) {
      const message = messages[id];
      if (typeof message === 'string') return message;
      try {
        if (message === undefined) throw new Error(`there is no message ${id}`);
        return filled(message, values);
      } catch (error) {
        report(error instanceof Error ? error : new Error(String(error)));
        return id;
      }
    },
    list: (items) => lists.format(items),
    number: (value) => formatters.getNumberFormat().format(value),
    date: (value) => dates.format(value),
  };
}

/** Messages say by themselves how a number is set; none names a format. */
const NO_FORMATS = { number: {}, date: {}, time: {} };

/** Made once for each way of writing: they are slow to make. */
function formattersOf(locale: string): Formatters {
  const kept = <O extends object, F>(make: (options?: O) => F) => {
    const made = new Map<string, F>();
    return (_locale?: unknown, options?: O): F => {
      const key = JSON.stringify(options);
      const found = made.get(key) ?? make(options);
      made.set(key, found);
      return found;
    };
  };
  return {
    getNumberFormat: kept((options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options)),
    getDateTimeFormat: kept(
      (options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
    ),
    getPluralRules: kept((options?: Intl.PluralRulesOptions) => new Intl.PluralRules(locale, options)),
  };
}

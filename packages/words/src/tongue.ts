import type { Choice, Message, Messages } from './message.ts';

type Value = string | number | boolean;

/** The values of a message. */
export type Values = Readonly<Record<string, Value>>;

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

const GAP = /\{(\w*)([#+]?)\}/g;

/** `report` is called for missing messages or values; the message id is shown instead. */
export function tongueOf(locale: string, messages: Messages, report: (error: Error) => void): Tongue {
  const lists = new Intl.ListFormat(locale);
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const numbers = new Intl.NumberFormat(locale);
  const signed = new Intl.NumberFormat(locale, { signDisplay: 'always' });
  const plurals = new Intl.PluralRules(locale);

  /** `count` is the number that chose these words. */
  function filled(message: Message, values: Values, count: Value = ''): string {
    const valueNamed = (name: string): Value => {
      const value = values[name];
      if (value === undefined) throw new Error(`a message needs the value ${name}`);
      return value;
    };
    const fill = (_gap: string, name: string, way: string): string => {
      const value = name === '' ? count : valueNamed(name);
      if (way === '') return String(value);
      return (way === '+' ? signed : numbers).format(Number(value));
    };
    const choose = ([by, cases, isPlural]: Choice): string => {
      const value = valueNamed(by);
      const chosen = isPlural
        ? (cases[`=${value}`] ?? cases[plurals.select(Number(value))])
        : cases[String(value)];
      return filled(chosen ?? cases.other ?? '', values, isPlural ? value : count);
    };
    const say = (part: string | Choice) =>
      typeof part === 'string' ? part.replace(GAP, fill) : choose(part);
    return typeof message === 'string' ? say(message) : message.map(say).join('');
  }

  return {
    locale,
    has: (id) => id in messages,
    say(id, values = {}) {
      try {
        const message = messages[id];
        if (message === undefined) throw new Error(`there is no message ${id}`);
        return filled(message, values);
      } catch (error) {
        report(error instanceof Error ? error : new Error(String(error)));
        return id;
      }
    },
    list: (items) => lists.format(items),
    number: (value) => numbers.format(value),
    date: (value) => dates.format(value),
  };
}

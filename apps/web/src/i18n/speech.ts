import type { IntlShape } from 'react-intl';
import type { MessageId } from './messages.ts';

/** What stands in the gaps of a message. */
export type Values = Readonly<Record<string, string | number | boolean>>;

/** Says a message in the language of the table. */
export type Say = (id: MessageId, values?: Values) => string;

/** Everything a sentence is built with. */
export interface Speech {
  readonly say: Say;
  /** "a, b and c" */
  list(items: readonly string[]): string;
  readonly locale: string;
  /** Whether a message of that name exists: places without a name of their own have none. */
  has(id: string): id is MessageId;
}

/** Marks of a message that has gaps, or anything else to be worked out. */
const GAPS = /[{<']/;

export function speechOf(intl: IntlShape): Speech {
  return {
    say(id, values) {
      const message = intl.messages[id];
      // Labels of some four hundred hexes are said anew after every action, most of them in words without gaps.
      if (typeof message === 'string' && !GAPS.test(message)) return message;
      return intl.formatMessage({ id }, { ...values });
    },
    list: (items) => intl.formatList(items),
    locale: intl.locale,
    has: (id): id is MessageId => id in intl.messages,
  };
}

/** A signed figure with a real minus. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** The first letter as a capital. */
export const capital = (text: string, { locale }: Speech): string =>
  text.slice(0, 1).toLocaleUpperCase(locale) + text.slice(1);

import type { MessageId } from './messages.ts';
import type { Tongue } from './tongue.ts';

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

export const speechOf = ({ locale, say, list, has }: Tongue): Speech => ({
  locale,
  say,
  list,
  has: (id): id is MessageId => has(id),
});

/** A signed figure with a real minus, written as the language writes numbers where it may have a fraction. */
export const signed = (value: number, written: (value: number) => string = String): string =>
  value < 0 ? `−${written(-value)}` : `+${written(value)}`;

/** The first letter as a capital. */
export const capital = (text: string, { locale }: Speech): string =>
  text.slice(0, 1).toLocaleUpperCase(locale) + text.slice(1);

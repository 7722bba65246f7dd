import type { Tongue, Values } from './tongue.ts';

/** Says a message in the language of the table. */
export type Say<Id extends string = string> = (id: Id, values?: Values) => string;

/** Everything a sentence is built with. */
export interface Speech {
  readonly say: Say;
  /** "a, b and c" */
  list(items: readonly string[]): string;
  readonly locale: string;
  /** Whether a message of that name exists: places without a name of their own have none. */
  has(id: string): boolean;
  /** "Ann (Lunar Empire)": who plays a role, where they have a name. */
  player(seat: string, role: string): string;
  /** "Reeve": the bot that plays a seat, if one does. */
  bot(seat: string): string | null;
}

/** What players are called, by seat. */
export type PlayerNames = Readonly<Record<string, string>>;

/** The player of each seat: a person, or a bot by its id. */
export type Company = Readonly<Record<string, string>>;

export function speechOf(
  { locale, say, list, has }: Tongue,
  names: PlayerNames = {},
  company: Company = {},
): Speech {
  return {
    locale,
    say,
    list,
    has,
    player: (seat, role) => (names[seat] ? `${names[seat]} (${role})` : role),
    bot(seat) {
      const id = `game.bot.${company[seat]}`;
      return has(id) ? say(id) : null;
    },
  };
}

/** A signed figure with a real minus, zero without a sign, written as the language writes numbers where it may have a fraction. */
export const signed = (value: number, written: (value: number) => string = String): string =>
  value === 0 ? written(0) : value < 0 ? `−${written(-value)}` : `+${written(value)}`;

/** The first letter as a capital. */
export const capital = (text: string, { locale }: Speech): string =>
  text.slice(0, 1).toLocaleUpperCase(locale) + text.slice(1);

import type { Seat } from '@hexwyrm/kernel';
import type { Player } from '../storage/games.ts';

/** The seat is drawn at random. */
export const CHANCE = 'chance';

/** The players, as the home screen asks for them. */
export interface Company {
  readonly opponent: 'bot' | 'here' | 'watch';
  readonly place: Seat | typeof CHANCE;
  readonly bot: string;
  /** Players may ask what they should do. */
  readonly advised: boolean;
  /** What the people at one screen are called. */
  readonly names: Readonly<Record<Seat, string>>;
}

export const FIRST_COMPANY: Company = {
  opponent: 'bot',
  place: 'invader',
  bot: 'reeve',
  advised: true,
  names: {},
};

/** Bots that files of earlier versions name, and the levels that take their place. */
const EARLIER: ReadonlyMap<string, string> = new Map([
  ['greedy', 'reeve'],
  ['random', 'squire'],
]);

/** The level of a bot that a file names; one that is not known is played by the usual one. */
export function levelOf(bot: string, levels: readonly string[]): string {
  const level = EARLIER.get(bot) ?? bot;
  return levels.includes(level) ? level : FIRST_COMPANY.bot;
}

/** What those are called who gave a name. */
export const namesFor = (
  { opponent, names }: Company,
  seats: readonly Seat[],
): Readonly<Record<Seat, string>> =>
  Object.fromEntries(
    seats.flatMap((seat) => {
      const name = opponent === 'here' ? names[seat]?.trim() : undefined;
      return name ? [[seat, name]] : [];
    }),
  );

/** The player of each seat. Seats without a side (players who have yet to choose) are taken in order. */
export function seatsFor(company: Company, seats: readonly Seat[]): Record<Seat, Player> {
  const person = (): Seat | undefined => {
    if (company.place === CHANCE) return seats[Math.floor(Math.random() * seats.length)];
    return seats.find((seat) => seat === company.place) ?? seats[0];
  };
  const me = company.opponent === 'bot' ? person() : undefined;
  const playerAt = (seat: Seat): Player =>
    company.opponent === 'here' || seat === me ? 'person' : company.bot;
  return Object.fromEntries(seats.map((seat) => [seat, playerAt(seat)]));
}

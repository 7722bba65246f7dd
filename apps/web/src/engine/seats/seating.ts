import type { Seat } from '@hexwyrm/kernel';
import type { Snapshot } from '@hexwyrm/protocol';
import type { Player } from '../../storage/games.ts';
import type { Seats } from '../game-store.ts';

const isPerson = (seats: Seats, seat: Seat): boolean => seats[seat] === 'person';

/** Plays a seat by a script, prompted from outside: neither a person nor a bot. */
export const SCRIPT: Player = 'script';

/** Whether a script plays in it: only lessons have one. */
export const isScripted = (seats: Seats): boolean => Object.values(seats).includes(SCRIPT);

export const isBot = (seats: Seats, seat: Seat): boolean => !isPerson(seats, seat) && seats[seat] !== SCRIPT;

/** The bot that has to choose next, or null when a person has to or the game is over. */
export function nextBot({ decision }: Snapshot, seats: Seats): { seat: Seat; name: string } | null {
  const seat = decision?.seats.find((decider) => isBot(seats, decider));
  return seat === undefined ? null : { seat, name: seats[seat] };
}

/** Who should look at the screen: the person who has to choose, or else the current viewer. */
export function nextViewer({ decision }: Snapshot, seats: Seats, viewer: Seat): Seat {
  const deciders = decision?.seats.filter((seat) => isPerson(seats, seat)) ?? [];
  return deciders.includes(viewer) ? viewer : (deciders[0] ?? viewer);
}

/** The first viewer of a new game: the person who has to choose, else any person, else the first seat. */
export function firstViewer(snapshot: Snapshot, seats: Seats): Seat {
  const person = snapshot.seats.find((seat) => isPerson(seats, seat));
  return nextViewer(snapshot, seats, person ?? snapshot.seats[0] ?? '');
}

/** Whether several people play at this screen. */
export const isShared = (seats: Seats): boolean =>
  Object.values(seats).filter((player) => player === 'person').length > 1;

/**
 * Whether the board is covered while the screen changes hands: only if there is something to hide, and always
 * during a draft, even if the players agreed otherwise.
 */
export const needsCurtain = ({ secrets, decision }: Snapshot, covered: boolean): boolean =>
  secrets && (covered || decision?.kind === 'draft');

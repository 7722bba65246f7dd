import { type GameEvent, type GameState, HexwyrmError, type Seat, SPECTATOR } from '@hexwyrm/kernel';
import type { Update } from '@hexwyrm/protocol';
import { checkSeat, type HostedMatch } from './hosted-match.ts';

/** What a connection may do. */
export interface Rights {
  /** May open games, and knows all of them until it connects to a seat. */
  readonly owner: boolean;
  /** Once connected to a seat, acts for that seat alone and knows what that seat may know. */
  readonly fair: boolean;
}

/** A sender of requests: a referee, who sees everything, or a seat, which is kept up to date. */
export interface Caller {
  /** The seat that is kept up to date; null for a referee. */
  readonly seat: Seat | null;
  /** Whether answers to queries come with every update. */
  readonly watching: boolean;
  connect(seat: Seat, watching: boolean): void;
  /** Another game was opened: an owner is its referee. */
  reset(): void;
  /** Throws HexwyrmError 'not-allowed' unless the caller may open games. */
  checkOwner(): void;
  /** Throws HexwyrmError 'not-allowed' unless the caller may know everything: a referee may, all may when it is over. */
  checkKnowsAll<S extends GameState, A, E extends GameEvent, V>(hosted: HostedMatch<S, A, E, V>): void;
  /** The seat a request is about: the one it names, else the caller's, else the first that has to choose. */
  seatFor<S extends GameState, A, E extends GameEvent, V>(
    hosted: HostedMatch<S, A, E, V>,
    named: Seat | undefined,
  ): Seat;
  /** How often the game has changed: for a referee all in all, for a seat as far as it was told. */
  versionOf<S extends GameState, A, E extends GameEvent, V>(hosted: HostedMatch<S, A, E, V>): number;
  /** What brings the caller's copy of the game up to date. */
  follow<S extends GameState, A, E extends GameEvent, V>(hosted: HostedMatch<S, A, E, V>, seat: Seat): Update;
}

const forbidden = (message: string) => new HexwyrmError('not-allowed', message);

export function createCaller({ owner, fair }: Rights): Caller {
  let seat: Seat | null = null;
  let watching = false;
  /** The version last sent to the caller. */
  let told: number | undefined;
  const isTrusted = () => owner && (!fair || seat === null);

  return {
    get seat() {
      return seat;
    },
    get watching() {
      return watching;
    },
    connect(chosen, watches) {
      if (!isTrusted() && seat !== null && seat !== chosen)
        throw forbidden(`this connection is the seat ${seat}`);
      seat = chosen;
      watching = watches;
      told = undefined;
    },
    reset() {
      seat = null;
      watching = false;
      told = undefined;
    },
    checkOwner() {
      if (!owner) throw forbidden('this connection does not open games');
    },
    checkKnowsAll({ match }) {
      if (isTrusted() || match.outcome() !== null) return;
      throw forbidden('a seat may ask for this only when the game is over');
    },
    seatFor(hosted, named) {
      if (isTrusted())
        return checkSeat(hosted, named ?? seat ?? hosted.match.decision()?.seats[0] ?? SPECTATOR);
      if (seat === null) throw forbidden('connect to a seat first');
      if (named !== undefined && named !== seat) throw forbidden(`this connection is the seat ${seat}`);
      return seat;
    },
    versionOf({ changes, updates }) {
      return seat === null ? changes.count : updates.versionFor(seat, watching);
    },
    follow(hosted, as) {
      const update = hosted.updates.updateFor(as, told, watching);
      told = update.version;
      return update;
    },
  };
}

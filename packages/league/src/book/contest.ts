import type { Dice, Reader, Refusal, Seat } from '@hexwyrm/kernel';

/** Who runs a book: the house of its games. It sees their dice, and gives no command of a player. */
export const HOST: Seat = 'host';

/** What every contest's state has. */
export interface ContestState {
  /** What the dice of games to come are made from. The book changes it with each command. */
  seed: string;
}

/**
 * Games that hang together, such as a campaign or a tournament: like a game a plain JSON state that commands change,
 * with one gate. S is the whole truth, C a command as it is recorded, V what a seat may know.
 */
export interface Contest<S extends ContestState, C, V> {
  readonly kind: string;
  /** The game whose rules it follows. */
  readonly game: string;
  /** Raised whenever the same commands and dice could give another contest. */
  readonly rulesVersion: number;
  readonly settings: Reader<unknown>;
  /** Commands as a file holds them. */
  readonly commands: Reader<C>;
  /** The first state. Throws OptionError for settings that do not go together. */
  begin(settings: unknown, dice: Dice): S;
  /**
   * A command of a player as it will be recorded: replays are read here, and refused. Throws CommandError for one of
   * another form.
   */
  understand(state: S, given: unknown): Understood<C>;
  /** The gate: why the seat may not do this now, or null. */
  refusal(state: S, seat: Seat, command: C): Refusal | null;
  /** Carries out in place what the gate let through. */
  carryOut(state: S, seat: Seat, command: C, dice: Dice): void;
  isOver(state: S): boolean;
  view(state: S, seat: Seat): V;
}

export type Understood<C> =
  | { readonly ok: true; readonly command: C }
  | { readonly ok: false; readonly refusal: Refusal };

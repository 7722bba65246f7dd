import type { DiceSource, Json, Replay, Seat } from '@hexwyrm/kernel';
import type { Line } from '../book/line.ts';
import type { CampaignRules } from '../campaign/rules.ts';
import type { Meeting } from '../rating/rating.ts';
import type { TournamentRules } from '../tournament/rules.ts';
import type { ReadReport } from './report.ts';

/** What a game declares so that its games can hang together. */
export interface LeagueGame {
  readonly game: string;
  /** Plays a replay again and reads how it ended; null where the game is not over. Throws ReplayError. */
  read(replay: Replay): GameReading | null;
  /** What the record of two players gives one of them a start of. */
  handicap(meetings: readonly Meeting[], players: Readonly<Record<Seat, string>>): Handicap;
  readonly campaign: CampaignRules;
  readonly tournament: TournamentRules;
}

/** A handicap between two players, for a game in which they have these seats. */
export interface Handicap {
  readonly clause: string;
  /** By seat: games won less games lost against the other. */
  readonly ratings: Readonly<Record<Seat, number>>;
  /** The option of the game that applies it. */
  readonly options: Readonly<Record<string, Json>>;
  /** What it does to the goal. */
  readonly lines: readonly Line[];
  /** Seats whose players only meet much weaker ones. */
  readonly lopsided: readonly Seat[];
}

export type GameReading = Omit<ReadReport, 'source' | 'replay'>;

/** One game that a contest asks for: only a replay that begins so is a replay of it. */
export interface Slot {
  readonly scenario: string;
  readonly options: Readonly<Record<string, Json>>;
  readonly dice: Extract<DiceSource, { readonly kind: 'seed' }>;
  readonly players: Readonly<Record<Seat, SlotPlayer>>;
}

export interface SlotPlayer {
  readonly name: string;
  readonly bot?: string;
  /** Other names that they had when the game was begun, perhaps. */
  readonly formerly?: readonly string[];
}

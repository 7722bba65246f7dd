import type { Json, Seat } from '@hexwyrm/kernel';
import type { Line } from '../book/line.ts';
import type { Slot } from '../games/league-game.ts';
import type { TypedReport } from '../games/report.ts';
import type { Meeting } from '../rating/rating.ts';

/** The clauses that a tournament cites: why a pairing is as it is, why something is refused. */
export interface TournamentClauses {
  readonly restrictions: string;
  readonly match: string;
  readonly matchPoints: string;
  readonly tieBreak: string;
  readonly announcement: string;
  readonly elimination: string;
  readonly levelMatch: string;
  readonly eliminationBye: string;
  readonly firstRound: string;
  readonly swissBye: string;
  readonly laterRounds: string;
  readonly pairingDown: string;
  readonly rounds: string;
  readonly topCut: string;
}

/** Scenarios of one map: the one that is played throughout, and those that a die picks from. */
export interface ScenarioPool {
  readonly map: string;
  readonly clause: string;
  readonly fixed: string;
  /** One for each face of the die. */
  readonly byDie: readonly string[];
}

/** What a game says about tournaments: the numbers of its rules. */
export interface TournamentRules {
  /** The sides of a game; a match is one game each way. */
  readonly seats: readonly [Seat, Seat];
  readonly pools: readonly ScenarioPool[];
  readonly pointsPerWin: number;
  readonly pointsForBye: number;
  /** Up to so many players elimination is suggested. */
  readonly smallEvent: number;
  /** So many players go on from Swiss rounds to the final ones. */
  readonly topCut: number;
  readonly clauses: TournamentClauses;
  /** What both players of a game share as resistance. */
  resistance(map: string, options: Readonly<Record<string, Json>>): number;
  /** What somebody read off the board, as a report: the points razed, and the side that gave up. Null: impossible. */
  report(slot: Pick<Slot, 'scenario' | 'options'>, razed: number, conceded: Seat | null): TypedReport | null;
  /** What the invader has to reach in a game that is set up so, line by line. */
  goal(slot: Pick<Slot, 'scenario' | 'options'>): readonly Line[];
  /** The handicap of a player against all others, from their record. */
  handicapOf(meetings: readonly Meeting[], player: string): number;
  /** The options of a game that apply the handicaps of its two sides. */
  handicapOptions(handicaps: Readonly<Record<Seat, number>>): Readonly<Record<string, Json>>;
  /** How many Swiss rounds find a single winner. */
  swissRounds(players: number): number;
  /** Throws OptionError for options that no tournament may be played with. */
  checkOptions(map: string, options: Readonly<Record<string, Json>>): void;
}

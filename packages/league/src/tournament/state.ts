import type { Seat } from '@hexwyrm/kernel';
import type { Player, Report } from '../games/report.ts';
import type { TournamentSettings } from './settings.ts';

/** Who takes part; the id is their seat, and what pairings name. */
export interface Entrant extends Player {
  readonly id: string;
  /** What they were called before: games that were begun then are still theirs. */
  readonly formerly: readonly string[];
  /** Rounds drawn when they came: 0 for those who were there at the start. */
  readonly since: number;
  /** Rounds drawn when they left. */
  readonly left: number | null;
}

/** Why somebody is paired, waits or goes on as they do. */
export interface Note {
  readonly reason:
    | 'paired-down'
    | 'bye'
    | 'waits'
    | 'rematch'
    | 'level-both-go-on'
    | 'level-resistance'
    | 'level-lot'
    | 'awarded';
  readonly clause: string;
  readonly player: string | null;
  readonly facts: Readonly<Record<string, number | string>>;
}

/** One of the two games of a match. */
export interface Leg {
  readonly invader: string;
  readonly defender: string;
  /** The dice it is played with: drawn when it begins, so that nobody knows them before. */
  seed: string | null;
  report: Report | null;
  /** Whether it counts as won without having been played. */
  awarded: boolean;
}

/** Two games of one scenario with sides changed. */
export interface Match {
  /** `3.12` is the twelfth table of round 3. */
  readonly id: string;
  readonly players: readonly [string, string];
  /** Of a double elimination: those without a lost match, those with one, or both sides' last. */
  readonly side: 'main' | 'second' | 'final';
  /** Of each player when the round was drawn; null where the tournament has none. */
  readonly handicaps: Readonly<Record<string, number>> | null;
  readonly legs: [Leg, Leg];
  notes: Note[];
}

export interface Round {
  readonly number: number;
  readonly stage: 'swiss' | 'elimination';
  readonly scenario: string;
  /** What picked the scenario; null where it is fixed. */
  readonly die: number | null;
  /** How often it has been drawn. */
  draws: number;
  /** Until then only the organiser sees it, and may draw again. */
  told: boolean;
  matches: Match[];
  /** Who sits out, and why. */
  idle: Note[];
  /** Matches lost so far, of those still in an elimination after this round; null until it is settled. */
  survivors: Record<string, number> | null;
}

/** What the organiser decided, for everybody to read. */
export interface Decided {
  readonly version: number;
  readonly what:
    | 'arranged'
    | 'entered'
    | 'renamed'
    | 'left'
    | 'drawn'
    | 'redrawn'
    | 'told'
    | 'corrected'
    | 'awarded'
    | 'closed';
  readonly facts: Readonly<Record<string, number | string>>;
}

export interface TournamentState {
  readonly version: 1;
  settings: TournamentSettings;
  readonly seed: string;
  /** Commands so far. */
  commands: number;
  entrants: Entrant[];
  rounds: Round[];
  /** Swiss rounds to be played; 0 before the first draw. */
  swissRounds: number;
  log: Decided[];
  closed: boolean;
}

export const isIn = ({ left }: Entrant): boolean => left === null;

export function entrantOf({ entrants }: Pick<TournamentState, 'entrants'>, id: string): Entrant | undefined {
  return entrants[Number(id.slice(1)) - 1]?.id === id ? entrants[Number(id.slice(1)) - 1] : undefined;
}

/** The player of an id that the gate has let through. */
export function knownEntrant(state: Pick<TournamentState, 'entrants'>, id: string): Entrant {
  const entrant = entrantOf(state, id);
  if (entrant === undefined) throw new RangeError(`nobody is ${id}`);
  return entrant;
}

export function matchOf({ rounds }: TournamentState, id: string): { round: Round; match: Match } | null {
  const [round, table] = id.split('.').map(Number);
  const found = rounds[round - 1]?.matches[table - 1];
  return found?.id === id ? { round: rounds[round - 1], match: found } : null;
}

export const openLegs = ({ matches }: Round): { match: string; leg: number }[] =>
  matches.flatMap(({ id, legs }) =>
    legs.flatMap(({ report }, leg) => (report === null ? [{ match: id, leg }] : [])),
  );

/** The side that the player has in the game. */
export const sideOf = (
  { invader }: Pick<Leg, 'invader'>,
  player: string,
  [first, second]: readonly [Seat, Seat],
): Seat => (invader === player ? first : second);

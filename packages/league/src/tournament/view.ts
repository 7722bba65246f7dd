import type { Seat } from '@hexwyrm/kernel';
import { HOST } from '../book/contest.ts';
import type { Line } from '../book/line.ts';
import { type Meeting, NEW_RATING, type Rating, rate } from '../rating/rating.ts';
import { handicapsIn } from './handicaps.ts';
import { tournamentMeetings } from './meetings.ts';
import { rankingOf } from './ranking.ts';
import type { TournamentRules } from './rules.ts';
import type { TournamentSettings } from './settings.ts';
import { setUpOf } from './slot.ts';
import { type Score, type Standing, scoreOf } from './standings.ts';
import {
  type Decided,
  type Entrant,
  isIn,
  knownEntrant,
  type Leg,
  type Match,
  openLegs,
  type Round,
  type TournamentState,
} from './state.ts';
import { winnerOf } from './survivors.ts';

/** A game of a match as everybody sees it. */
export interface LegView extends Pick<Leg, 'invader' | 'defender' | 'report' | 'awarded'> {
  /** Whether its dice are drawn. */
  readonly begun: boolean;
  /** What the invader has to reach, line by line. */
  readonly goal: readonly Line[];
}

/** A match and how it stands. */
export interface MatchView extends Omit<Match, 'legs'> {
  readonly legs: readonly [LegView, LegView];
  readonly score: Readonly<Record<string, Score>>;
  /** Null while games are open, and where it is level. */
  readonly winner: string | null;
  readonly complete: boolean;
}

/** A line of the table, and how strong the player is. */
export interface StandingView extends Standing {
  readonly rating: Rating;
  /** Against all others so far, whether games are played with handicaps or not. */
  readonly handicap: number;
}

export interface RoundView extends Omit<Round, 'matches'> {
  readonly matches: readonly MatchView[];
  /** Games without a result. */
  readonly open: number;
}

export interface TournamentView {
  readonly settings: TournamentSettings;
  readonly entrants: readonly Entrant[];
  /** `entries`: before the first draw; `drawn`: drawn and not told; `playing`; `between` rounds; `closed`. */
  readonly phase: 'entries' | 'drawn' | 'playing' | 'between' | 'closed';
  /** Those that players know of; the organiser sees one more before telling it. */
  readonly rounds: readonly RoundView[];
  readonly standings: readonly StandingView[];
  /** What both players of a game share as resistance. */
  readonly resistance: number;
  /** The games that were played, for the record of the players. */
  readonly meetings: readonly Meeting[];
  readonly swissRounds: number;
  /** What the rules suggest for so many players. */
  readonly suggested: {
    readonly format: 'single' | 'swiss';
    readonly rounds: number;
    readonly clause: string;
  };
  readonly log: readonly Decided[];
}

export function viewOf(rules: TournamentRules, state: TournamentState, seat: Seat): TournamentView {
  const { settings, entrants, log } = state;
  const rounds = state.rounds.filter(({ told }) => told || seat === HOST);
  const known = { ...state, rounds };
  return {
    settings,
    entrants,
    phase: phaseOf(state),
    rounds: rounds.map((round) => roundView(rules, known, round)),
    standings: standingsView(rules, known),
    resistance: rules.resistance(settings.map, settings.options),
    meetings: tournamentMeetings(rules, known).flat(),
    swissRounds: state.swissRounds,
    suggested: suggestion(rules, entrants.filter(isIn).length),
    log,
  };
}

function phaseOf({ closed, rounds }: TournamentState): TournamentView['phase'] {
  const last = rounds.at(-1);
  if (closed) return 'closed';
  if (last === undefined) return 'entries';
  if (!last.told) return 'drawn';
  return openLegs(last).length > 0 ? 'playing' : 'between';
}

/** DR-5.2-a, h: elimination for few players, else Swiss rounds, and how many of them. */
function suggestion(rules: TournamentRules, players: number): TournamentView['suggested'] {
  const few = players <= rules.smallEvent;
  return {
    format: few ? 'single' : 'swiss',
    rounds: rules.swissRounds(Math.max(2, players)),
    clause: few ? rules.clauses.elimination : rules.clauses.rounds,
  };
}

function standingsView(rules: TournamentRules, state: TournamentState): StandingView[] {
  const ratings = rate(tournamentMeetings(rules, state));
  const handicaps = handicapsIn(rules, state);
  return rankingOf(rules, state).map((standing) => ({
    ...standing,
    rating: ratings.get(knownEntrant(state, standing.player).name) ?? NEW_RATING,
    handicap: handicaps[standing.player],
  }));
}

const roundView = (rules: TournamentRules, state: TournamentState, round: Round): RoundView => ({
  ...round,
  matches: round.matches.map((match) => matchView(rules, state, round, match)),
  open: openLegs(round).length,
});

function matchView(rules: TournamentRules, state: TournamentState, round: Round, match: Match): MatchView {
  const legView = (leg: Leg): LegView => ({
    invader: leg.invader,
    defender: leg.defender,
    report: leg.report,
    awarded: leg.awarded,
    begun: leg.seed !== null,
    goal: rules.goal(setUpOf(rules, state, round, match, leg)),
  });
  const complete = match.legs.every(({ report }) => report !== null);
  return {
    ...match,
    legs: [legView(match.legs[0]), legView(match.legs[1])],
    score: scoreOf(rules, match),
    winner: complete ? winnerOf(rules, match) : null,
    complete,
  };
}

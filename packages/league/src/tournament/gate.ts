import type { Refusal, Seat } from '@hexwyrm/kernel';
import { HOST } from '../book/contest.ts';
import { LEAGUE_CLAUSES } from '../book/errors.ts';
import { isSameName } from '../games/names.ts';
import { strangerIn } from '../games/report.ts';
import type { TournamentCommand } from './commands.ts';
import { isSwiss } from './draw.ts';
import type { TournamentRules } from './rules.ts';
import { MOST_PLAYERS } from './settings.ts';
import { entrantOf, isIn, matchOf, openLegs, type TournamentState } from './state.ts';

type Of<T extends TournamentCommand['type']> = Extract<TournamentCommand, { type: T }>;

const refuse = (clause: string, facts?: NonNullable<Refusal['facts']>): Refusal =>
  facts === undefined ? { clause } : { clause, facts };

/** Why the seat may not do this now, or null. Players begin their own games and hand in their replays; all else is the organiser's. */
export function refusalOf(
  rules: TournamentRules,
  state: TournamentState,
  seat: Seat,
  command: TournamentCommand,
): Refusal | null {
  if (seat !== HOST && !isOwnGame(state, seat, command))
    return refuse(LEAGUE_CLAUSES.seat, { seat, asked: [HOST] });
  switch (command.type) {
    case 'arrange':
      return drawnRefusal(state);
    case 'enter':
      return entryRefusal(rules, state, command);
    case 'rename':
      return nameRefusal(state, command.name) ?? strangerRefusal(state, command.player);
    case 'leave':
      return strangerRefusal(state, command.player) ?? goneRefusal(state, command.player);
    case 'draw':
      return drawRefusal(rules, state);
    case 'redraw':
      return untoldRefusal(state) ?? redrawRefusal(state);
    case 'tell':
      return untoldRefusal(state);
    case 'begin':
      return beginRefusal(state, command);
    case 'result':
      return resultRefusal(state, command) ?? reportRefusal(rules, command);
    case 'correct':
      return correctionRefusal(state, command) ?? reportRefusal(rules, command);
    case 'award':
      return awardRefusal(state, command);
    case 'close':
      return closeRefusal(state);
  }
}

function isOwnGame(state: TournamentState, seat: Seat, command: TournamentCommand): boolean {
  const isReplay = command.type === 'result' && command.report.source === 'replay';
  if (command.type !== 'begin' && !isReplay) return false;
  return matchOf(state, command.match)?.match.players.includes(seat) ?? false;
}

/** What has been drawn was drawn as it was arranged. */
const drawnRefusal = ({ rounds }: TournamentState): Refusal | null =>
  rounds.length === 0 ? null : refuse(LEAGUE_CLAUSES.round, { drawn: rounds.length });

/** Latecomers enter Swiss rounds with no points; an elimination begins with those who are there. */
function entryRefusal({ clauses }: TournamentRules, state: TournamentState, { player }: Of<'enter'>) {
  const { length: round } = state.rounds;
  if (round > 0 && !isSwiss(state))
    return refuse(state.swissRounds > 0 ? clauses.rounds : clauses.elimination, { round });
  if (state.entrants.length >= MOST_PLAYERS) return refuse(LEAGUE_CLAUSES.entries, { most: MOST_PLAYERS });
  return nameRefusal(state, player.name);
}

function nameRefusal({ entrants }: TournamentState, name: string): Refusal | null {
  const taken = entrants.some((entrant) => isSameName(entrant.name, name));
  return taken ? refuse(LEAGUE_CLAUSES.entries, { taken: name }) : null;
}

const strangerRefusal = (state: TournamentState, player: string): Refusal | null =>
  entrantOf(state, player) === undefined ? refuse(LEAGUE_CLAUSES.entries, { unknown: player }) : null;

function goneRefusal(state: TournamentState, player: string): Refusal | null {
  const entrant = entrantOf(state, player);
  return entrant && !isIn(entrant) ? refuse(LEAGUE_CLAUSES.entries, { left: player }) : null;
}

function drawRefusal({ clauses, topCut }: TournamentRules, state: TournamentState): Refusal | null {
  const last = state.rounds.at(-1);
  const here = state.entrants.filter(isIn).length;
  if (here < 2) return refuse(LEAGUE_CLAUSES.entries, { players: here, least: 2 });
  if (last === undefined)
    return state.settings.format === 'swiss-cut' && here < topCut
      ? refuse(clauses.topCut, { players: here, least: topCut })
      : null;
  if (!last.told) return refuse(LEAGUE_CLAUSES.round, { untold: last.number });
  const open = openLegs(last);
  if (open.length > 0) return openRefusal(last.number, open);
  if (state.settings.format === 'swiss' && state.rounds.length >= state.swissRounds)
    return refuse(clauses.rounds, { rounds: state.swissRounds });
  return null;
}

/** Names the games that are missing, as far as a page can show them. */
const SHOWN = 20;

const openRefusal = (round: number, open: readonly { match: string; leg: number }[]): Refusal =>
  refuse(LEAGUE_CLAUSES.round, { round, open: open.length, games: open.slice(0, SHOWN) });

function untoldRefusal({ rounds }: TournamentState): Refusal | null {
  const last = rounds.at(-1);
  if (last === undefined) return refuse(LEAGUE_CLAUSES.round, { round: 0 });
  return last.told ? refuse(LEAGUE_CLAUSES.toldAlready, { round: last.number }) : null;
}

/** Drawing costs time, and nobody needs it so often: a file cannot ask for more. */
const MOST_DRAWS = 50;

const redrawRefusal = ({ rounds }: TournamentState): Refusal | null =>
  (rounds.at(-1)?.draws ?? 0) < MOST_DRAWS ? null : refuse(LEAGUE_CLAUSES.round, { draws: MOST_DRAWS });

/** A game of a round that players know of begins once. */
function beginRefusal(state: TournamentState, { match: id, leg }: Of<'begin'>): Refusal | null {
  const found = matchOf(state, id);
  if (found === null || !found.round.told) return refuse(LEAGUE_CLAUSES.notOpen, { match: id });
  const { report, seed } = found.match.legs[leg];
  if (report !== null) return refuse(LEAGUE_CLAUSES.counted, { match: id, leg });
  return seed === null ? null : refuse(LEAGUE_CLAUSES.begun, { match: id, leg });
}

/** A result counts once, in a round that players know of and that is still open. */
function resultRefusal(state: TournamentState, { match: id, leg, report }: Of<'result'>): Refusal | null {
  const found = matchOf(state, id);
  if (found === null || !found.round.told) return refuse(LEAGUE_CLAUSES.notOpen, { match: id });
  if (found.match.legs[leg].report !== null) return refuse(LEAGUE_CLAUSES.counted, { match: id, leg });
  if (report.source === 'typed' && state.settings.results === 'replays')
    return refuse(LEAGUE_CLAUSES.replayNeeded);
  return null;
}

/** A result is of the two sides of the game and no other. */
function reportRefusal({ seats }: TournamentRules, { report }: Of<'result' | 'correct'>): Refusal | null {
  const seat = strangerIn(report, seats);
  return seat === undefined ? null : refuse(LEAGUE_CLAUSES.otherSides, { seat });
}

/** A result is corrected by another; not once an elimination has gone on from it. */
function correctionRefusal(state: TournamentState, { match: id, leg }: Of<'correct'>): Refusal | null {
  const found = matchOf(state, id);
  if (found === null || found.match.legs[leg].report === null)
    return refuse(LEAGUE_CLAUSES.notOpen, { match: id });
  const { stage, survivors, number } = found.round;
  const cut = state.rounds.some((round) => round.stage === 'elimination');
  if (survivors !== null || (stage === 'swiss' && cut)) return refuse(LEAGUE_CLAUSES.round, { over: number });
  return null;
}

function awardRefusal(state: TournamentState, { match: id, to }: Of<'award'>): Refusal | null {
  const found = matchOf(state, id);
  if (found === null || !found.round.told) return refuse(LEAGUE_CLAUSES.notOpen, { match: id });
  if (!found.match.players.includes(to)) return refuse(LEAGUE_CLAUSES.otherSides, { seat: to });
  const open = found.match.legs.some(({ report }) => report === null);
  return open ? null : refuse(LEAGUE_CLAUSES.counted, { match: id });
}

function closeRefusal({ rounds }: TournamentState): Refusal | null {
  const last = rounds.at(-1);
  if (last === undefined) return refuse(LEAGUE_CLAUSES.round, { round: 0 });
  const open = openLegs(last);
  return open.length > 0 ? openRefusal(last.number, open) : null;
}

import { type Dice, OptionError, type Refusal, RefusedError } from '@hexwyrm/kernel';
import type { Contest, Understood } from '../book/contest.ts';
import { CommandError, LEAGUE_CLAUSES, readCommand, readSettings } from '../book/errors.ts';
import { drawSeed, seedOf } from '../book/seeds.ts';
import type { LeagueGame } from '../games/league-game.ts';
import { isSameName } from '../games/names.ts';
import { readReplay } from '../games/read-replay.ts';
import type { Report } from '../games/report.ts';
import { commandSchema, givenSchema, type TournamentCommand } from './commands.ts';
import { drawRound, isSwiss, redrawRound, settleLast } from './draw.ts';
import { refusalOf } from './gate.ts';
import type { TournamentRules } from './rules.ts';
import { settingsSchema, type TournamentSettings } from './settings.ts';
import { setUpOf, slotOf } from './slot.ts';
import {
  type Decided,
  type Entrant,
  isIn,
  knownEntrant,
  matchOf,
  sideOf,
  type TournamentState,
} from './state.ts';
import { type TournamentView, viewOf } from './view.ts';

export type Tournament = Contest<TournamentState, TournamentCommand, TournamentView>;

/** The tournaments of a game: two-game matches, eliminations and Swiss rounds, by the numbers that the game declares. */
export function tournamentOf(game: LeagueGame): Tournament {
  const { tournament: rules } = game;
  return {
    kind: 'tournament',
    game: game.game,
    rulesVersion: 2,
    settings: settingsSchema,
    commands: commandSchema,
    begin(given, dice) {
      const settings = readSettings(settingsSchema, given);
      checkSettings(rules, settings);
      const entrants = settings.players.map((player, index) => ({
        ...player,
        id: `p${index + 1}`,
        formerly: [],
        since: 0,
        left: null,
      }));
      return {
        version: 1,
        settings,
        seed: drawSeed(dice),
        commands: 0,
        entrants,
        rounds: [],
        swissRounds: 0,
        log: [],
        closed: false,
      };
    },
    understand: (state, given) => understand(game, state, given),
    refusal: (state, seat, command) => refusalOf(rules, state, seat, command),
    carryOut(state, _seat, command, dice) {
      const decided = carryOut(rules, state, command, dice);
      state.commands += 1;
      if (decided !== null) state.log.push({ version: state.commands, ...decided });
    },
    isOver: ({ closed }) => closed,
    view: (state, seat) => viewOf(rules, state, seat),
  };
}

function checkSettings(rules: TournamentRules, { map, players, options, format }: TournamentSettings): void {
  const maps = rules.pools.map((pool) => pool.map);
  if (!maps.includes(map)) throw new OptionError('map', `must be one of ${maps.join(', ')}`);
  if (format === 'swiss-cut' && players.length > 0 && players.length < rules.topCut)
    throw new OptionError('players', `must be ${rules.topCut} or more for final rounds`);
  const names = players.map(({ name }) => name);
  const twice = names.find((name, index) => names.slice(0, index).some((other) => isSameName(name, other)));
  if (twice !== undefined) throw new OptionError('players', `need a name each: ${twice} is there twice`);
  rules.checkOptions(map, options);
}

function understand(game: LeagueGame, state: TournamentState, given: unknown): Understood<TournamentCommand> {
  const command = readCommand(givenSchema, given);
  if (command.type !== 'replay' && command.type !== 'result' && command.type !== 'correct')
    return { ok: true, command };
  const { match: id, leg } = command;
  const found = matchOf(state, id);
  const notOpen: Understood<never> = {
    ok: false,
    refusal: { clause: LEAGUE_CLAUSES.notOpen, facts: { match: id } },
  };
  if (found === null) return notOpen;
  const { round, match } = found;
  if (command.type === 'replay') {
    const slot = slotOf(game.tournament, state, round, match, leg);
    if (slot === null) return notOpen;
    const read = readReplay(game, command.replay, slot, (replay) => isCounted(state, replay));
    if (!read.ok) return read;
    return { ok: true, command: { type: 'result', match: id, leg, report: read.report } };
  }
  const { type, razed, conceded, ...rest } = command;
  const { seats } = game.tournament;
  if (conceded !== null && !seats.includes(conceded))
    throw new CommandError([{ path: 'conceded', reason: `must be one of ${seats.join(', ')}` }]);
  const setUp = setUpOf(game.tournament, state, round, match, match.legs[leg]);
  const report = game.tournament.report(setUp, razed, conceded);
  if (report === null)
    return { ok: false, refusal: { clause: LEAGUE_CLAUSES.impossibleScore, facts: { razed } } };
  return 'reason' in rest
    ? { ok: true, command: { type: 'correct', match: id, leg, report, reason: rest.reason } }
    : { ok: true, command: { type: 'result', match: id, leg, report } };
}

const isCounted = ({ rounds }: TournamentState, replay: string): boolean =>
  rounds.some(({ matches }) =>
    matches.some(({ legs }) =>
      legs.some(({ report }) => report?.source === 'replay' && report.replay === replay),
    ),
  );

/** Does what the command says; gives what players are to read of it, null for a plain result. */
function carryOut(
  rules: TournamentRules,
  state: TournamentState,
  command: TournamentCommand,
  dice: Dice,
): Omit<Decided, 'version'> | null {
  const round = state.rounds.length;
  switch (command.type) {
    case 'arrange':
      state.settings = { ...state.settings, ...command.settings };
      return { what: 'arranged', facts: {} };
    case 'enter': {
      const id = `p${state.entrants.length + 1}`;
      state.entrants.push({ ...command.player, id, formerly: [], since: round, left: null });
      return { what: 'entered', facts: { player: id } };
    }
    case 'rename': {
      const { player, name } = command;
      const was = knownEntrant(state, player);
      changeEntrant(state, was, { name, formerly: [...was.formerly, was.name] });
      return { what: 'renamed', facts: { player, was: was.name } };
    }
    case 'leave': {
      const { player, reason } = command;
      changeEntrant(state, knownEntrant(state, player), { left: round });
      return { what: 'left', facts: { player, reason } };
    }
    case 'draw':
      if (!drawRound(rules, state, dice)) throw new RefusedError(nobodyLeft(rules, state));
      return { what: 'drawn', facts: { round: round + 1 } };
    case 'redraw':
      if (!redrawRound(rules, state, dice)) throw new RefusedError(nobodyLeft(rules, state));
      return { what: 'redrawn', facts: { round, reason: command.reason } };
    case 'tell':
      for (const each of state.rounds) each.told = true;
      return { what: 'told', facts: { round } };
    case 'begin':
      begin(state, command.match, command.leg);
      return null;
    case 'result':
      setReport(state, command.match, command.leg, command.report);
      return null;
    case 'correct': {
      const { match, leg, report, reason } = command;
      setReport(state, match, leg, report);
      return { what: 'corrected', facts: { match, leg, reason } };
    }
    case 'award': {
      const { match, to, reason } = command;
      award(rules, state, match, to);
      return { what: 'awarded', facts: { match, to, reason } };
    }
    case 'close':
      settleLast(rules, state, dice);
      state.closed = true;
      return { what: 'closed', facts: {} };
  }
}

function changeEntrant({ entrants }: TournamentState, was: Entrant, change: Partial<Entrant>): void {
  entrants[entrants.indexOf(was)] = { ...was, ...change };
}

/** Everybody has met everybody, or one player is left: there is no round more. To close an elimination settles its last. */
const nobodyLeft = ({ clauses }: TournamentRules, state: TournamentState): Refusal =>
  isSwiss(state)
    ? { clause: clauses.laterRounds, facts: { players: state.entrants.filter(isIn).length } }
    : { clause: clauses.elimination, facts: { next: 'close' } };

/** The dice of the game are drawn. */
function begin(state: TournamentState, match: string, leg: 0 | 1): void {
  const found = matchOf(state, match);
  if (found !== null) found.match.legs[leg].seed = seedOf(state.seed, { match, leg });
}

function setReport(state: TournamentState, id: string, leg: 0 | 1, report: Report): void {
  const found = matchOf(state, id);
  if (found !== null) Object.assign(found.match.legs[leg], { report, awarded: false });
}

/** The open games count as won by the one who is there; resistance is earned only in play (R-DR-126). */
function award({ seats, clauses }: TournamentRules, state: TournamentState, id: string, to: string): void {
  const found = matchOf(state, id);
  if (found === null) return;
  const points = Object.fromEntries(seats.map((seat) => [seat, 0]));
  for (const leg of found.match.legs) {
    if (leg.report !== null) continue;
    leg.report = { source: 'typed', winner: sideOf(leg, to, seats), points, trophies: {} };
    leg.awarded = true;
  }
  found.match.notes.push({ reason: 'awarded', clause: clauses.matchPoints, player: to, facts: {} });
}

import { OptionError, type Refusal, type Seat } from '@hexwyrm/kernel';
import { type Contest, HOST, type Understood } from '../book/contest.ts';
import { LEAGUE_CLAUSES, readCommand, readSettings } from '../book/errors.ts';
import { type BySeat, totalOf } from '../book/line.ts';
import { drawSeed, seedOf } from '../book/seeds.ts';
import type { LeagueGame } from '../games/league-game.ts';
import { isSameName } from '../games/names.ts';
import { readReplay } from '../games/read-replay.ts';
import { type Report, strangerIn, type TypedReport } from '../games/report.ts';
import {
  type CampaignCommand,
  type CampaignSettings,
  commandSchema,
  givenSchema,
  settingsSchema,
} from './commands.ts';
import type { CampaignRules } from './rules.ts';
import { slotOf, standingOf } from './slot.ts';
import type { CampaignState, PlayedGame } from './state.ts';
import { type CampaignView, viewOf } from './view.ts';

export type Campaign = Contest<CampaignState, CampaignCommand, CampaignView>;

/** The campaigns of a game: linked games on one map with fixed sides, by the numbers that the game declares. */
export function campaignOf(game: LeagueGame): Campaign {
  const { campaign: rules } = game;

  return {
    kind: 'campaign',
    game: game.game,
    rulesVersion: 1,
    settings: settingsSchema,
    commands: commandSchema,
    begin(given, dice) {
      const settings = readSettings(settingsSchema, given);
      checkPlayers(settings, rules.seats);
      if (!rules.maps.includes(settings.map))
        throw new OptionError('map', `must be one of ${rules.maps.join(', ')}`);
      rules.checkSettings(settings.map, settings.options);
      const rosters = bySeat(rules.seats, () => rules.firstRoster);
      return { version: 1, settings, seed: drawSeed(dice), rosters, dice: null, played: [], outcome: null };
    },
    understand: (state, given) => understand(game, state, given),
    refusal: (state, seat, command) => refusalOf(game, state, seat, command),
    carryOut(state, seat, command) {
      const [invader, defender] = rules.seats;
      switch (command.type) {
        case 'begin':
          state.dice = seedOf(state.seed, command.game);
          return;
        case 'result':
          return count(game, state, command.report);
        case 'give-up': {
          const winner = seat === invader ? defender : invader;
          state.outcome = { winner, reason: 'given-up', clause: rules.clauses.giveUp };
          return;
        }
        case 'leave-tie':
          state.outcome = { winner: null, reason: 'tie', clause: rules.clauses.end };
      }
    },
    isOver: ({ outcome }) => outcome !== null,
    view: (state) => viewOf(game, state),
  };
}

const bySeat = <T>(seats: readonly Seat[], value: (seat: Seat) => T): BySeat<T> =>
  Object.fromEntries(seats.map((seat) => [seat, value(seat)]));

function checkPlayers({ players }: CampaignSettings, seats: readonly Seat[]): void {
  for (const seat of seats)
    if (players[seat] === undefined) throw new OptionError(`players.${seat}`, 'is missing');
  for (const seat of Object.keys(players))
    if (!seats.includes(seat)) throw new OptionError(`players.${seat}`, 'plays no side');
  const [one, other] = seats.map((seat) => players[seat].name);
  if (isSameName(one, other)) throw new OptionError('players', 'need two names');
}

function understand(game: LeagueGame, state: CampaignState, given: unknown): Understood<CampaignCommand> {
  const command = readCommand(givenSchema, given);
  if (command.type !== 'replay') return { ok: true, command };
  const counted = (replay: string): boolean =>
    state.played.some(({ report }) => report.source === 'replay' && report.replay === replay);
  const slot = slotOf(game, state);
  if (slot === null) return { ok: false, refusal: dueRefusal(state, command.game) ?? notBegun(command.game) };
  const read = readReplay(game, command.replay, slot, counted);
  if (!read.ok) return read;
  return { ok: true, command: { type: 'result', game: command.game, report: read.report } };
}

function refusalOf(
  { campaign: rules }: LeagueGame,
  state: CampaignState,
  seat: Seat,
  command: CampaignCommand,
): Refusal | null {
  const { seats, games, clauses } = rules;
  if (!seats.includes(seat) && !(seat === HOST && isOfHouse(command)))
    return { clause: LEAGUE_CLAUSES.seat, facts: { seat, asked: seats } };
  if (command.type === 'give-up') return null;
  if (command.type === 'leave-tie')
    return state.played.length === games ? null : { clause: clauses.end, facts: { games } };
  const due = dueRefusal(state, command.game);
  if (due !== null) return due;
  if (command.type === 'begin')
    return state.dice === null ? null : { clause: LEAGUE_CLAUSES.begun, facts: { game: command.game } };
  const { report } = command;
  if (report.source === 'typed' && state.settings.results === 'replays')
    return { clause: LEAGUE_CLAUSES.replayNeeded };
  const stranger = strangerRefusal(seats, report);
  return stranger === null && report.source === 'typed' ? typedRefusal(rules, state, report) : stranger;
}

/** The house of the games may begin them and hand in their replays itself. */
const isOfHouse = (command: CampaignCommand): boolean =>
  command.type === 'begin' || (command.type === 'result' && command.report.source === 'replay');

/** One game after the other. */
function dueRefusal({ played }: CampaignState, game: number): Refusal | null {
  const open = played.length + 1;
  if (game < open) return { clause: LEAGUE_CLAUSES.counted, facts: { game } };
  return game > open ? { clause: LEAGUE_CLAUSES.notOpen, facts: { game, open } } : null;
}

const notBegun = (game: number): Refusal => ({
  clause: LEAGUE_CLAUSES.notOpen,
  facts: { game, begun: false },
});

/** A result is of the two sides and no other. */
function strangerRefusal(seats: readonly Seat[], report: Report): Refusal | null {
  const seat = strangerIn(report, seats);
  return seat === undefined ? null : { clause: LEAGUE_CLAUSES.otherSides, facts: { seat } };
}

/** What nobody can have killed or razed in a game of this campaign. */
function typedRefusal(rules: CampaignRules, state: CampaignState, report: TypedReport): Refusal | null {
  const { prey, points: all } = rules.bounds(standingOf(state));
  for (const seat of rules.seats) {
    const wrong = report.trophies[seat]?.find(({ what }) => !prey[seat].includes(what));
    if (wrong !== undefined) return { clause: rules.clauses.trophy, facts: { seat, trophy: wrong.what } };
  }
  const given = Object.values(report.points);
  const sum = given.reduce((total, points) => total + points, 0);
  const possible = given.length === rules.seats.length ? sum === all : sum <= all;
  return possible ? null : { clause: LEAGUE_CLAUSES.impossibleScore, facts: { points: report.points, all } };
}

/** The rosters grow by what the game brought; the last game decides, or one more after a tie. */
function count({ campaign: rules }: LeagueGame, state: CampaignState, report: Report): void {
  const number = state.played.length + 1;
  const deciding = number > rules.games;
  const before = state.rosters;
  const gains = deciding
    ? bySeat(rules.seats, () => ({ lines: [], cell: 'deciding-game' }))
    : rules.gains(standingOf(state), report);
  const after = bySeat(rules.seats, (seat) => before[seat] + totalOf(gains[seat].lines));
  const game: PlayedGame = { number, before, report, gains, after };
  state.played.push(game);
  state.rosters = after;
  state.dice = null;
  const { end } = rules.clauses;
  if (deciding) state.outcome = { winner: report.winner, reason: 'deciding-game', clause: end };
  if (number !== rules.games) return;
  const [one, other] = rules.seats;
  if (after[one] === after[other]) return;
  state.outcome = { winner: after[one] > after[other] ? one : other, reason: 'rosters', clause: end };
}

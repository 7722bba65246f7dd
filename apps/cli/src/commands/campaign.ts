import {
  type CampaignCommand,
  type CampaignState,
  type CampaignView,
  campaignOf,
  campaignSlot,
  HOST,
  type LeagueGame,
  type Slot,
} from '@hexwyrm/league';
import { type BookOnDisk, createOnDisk, openOnDisk, writeCopy } from '../contests/book-on-disk.ts';
import { leagueOf, operandsOf, playerNamed } from '../contests/league.ts';
import { keepReplay, playSlot, type StandIns, standInsFrom } from '../contests/play-slot.ts';
import { campaignText } from '../contests/tell.ts';
import { GAMES } from '../games/games.ts';
import type { AnyKit } from '../games/kit.ts';
import { type Io, readJson, UsageError } from '../terminal/io.ts';
import { gameNamed, json, oneOf, readArgs } from '../terminal/options.ts';

type OnDisk = BookOnDisk<CampaignState, CampaignCommand, CampaignView>;

const OPTIONS = {
  game: { type: 'string', default: GAMES[0].id },
  name: { type: 'string', default: 'Campaign' },
  map: { type: 'string', default: 'esirien' },
  invader: { type: 'string', default: 'Invader' },
  defender: { type: 'string', default: 'Defender' },
  seed: { type: 'string' },
  options: { type: 'string', default: '{}' },
  results: { type: 'string', default: 'replays' },
  winner: { type: 'string' },
  as: { type: 'string', default: 'invader' },
  bots: { type: 'string' },
  keep: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

const TASKS = ['new', 'show', 'start', 'result', 'send', 'copy', 'run'] as const;

/** Keeps the book of a campaign in a file: begins it, counts its games, lets bots play them. */
export async function campaign(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readArgs(args, OPTIONS);
  const [words = '', file, ...operands] = positionals;
  const task = oneOf(words, TASKS, 'task');
  if (file === undefined) throw new UsageError(`campaign ${task} takes a file`);
  const kit = gameNamed(GAMES, values.game);
  const league = leagueOf(kit);
  const contest = campaignOf(league);
  if (task === 'new') {
    const { name, map, results, invader, defender } = values;
    const players = { invader: playerNamed(kit, invader), defender: playerNamed(kit, defender) };
    const settings = { name, map, players, options: json(values.options, '--options'), results };
    createOnDisk(file, contest, settings, values.seed);
  }
  const disk = await openOnDisk(file, contest, io);
  switch (task) {
    case 'new':
    case 'show':
      operandsOf(operands, `${task} <file>`, 0);
      break;
    case 'start':
      operandsOf(operands, 'start <file>', 0);
      io.stdout.write(`${JSON.stringify(slotBegun(league, disk))}\n`);
      return 0;
    case 'copy':
      writeCopy(disk.book, operandsOf(operands, 'copy <file> <new file>', 1)[0]);
      break;
    case 'result':
      disk.give(values.as, await resultFrom(disk, operands, values.winner, io));
      break;
    case 'send':
      disk.give(values.as, json(operandsOf(operands, 'send <file> <JSON>', 1)[0], 'send'));
      break;
    case 'run':
      operandsOf(operands, 'run <file>', 0);
      playOn(kit, league, disk, standInsFrom(values.bots, league.campaign.seats), values.keep);
  }
  const view = disk.book.view('spectator');
  io.stdout.write(`${values.json ? JSON.stringify(view) : campaignText(view)}\n`);
  return 0;
}

/** The next game as a command: its replay, or who won it. */
async function resultFrom({ book }: OnDisk, operands: readonly string[], winner: string | undefined, io: Io) {
  const game = book.state.played.length + 1;
  if (winner === undefined) {
    const [replay] = operandsOf(operands, 'result <file> <replay>', 1);
    return { type: 'replay', game, replay: await readJson(replay, io) };
  }
  operandsOf(operands, 'result <file> --winner <side>', 0);
  return { type: 'result', game, report: { source: 'typed', winner, points: {}, trophies: {} } };
}

/** Begins the next game unless it has begun. */
function slotBegun(league: LeagueGame, { book, give }: OnDisk): Slot | null {
  if (book.state.dice === null) give(HOST, { type: 'begin', game: book.state.played.length + 1 });
  return campaignSlot(league, book.state);
}

/** Bots play the games that are left. */
function playOn(
  kit: AnyKit,
  league: LeagueGame,
  disk: OnDisk,
  standIns: StandIns,
  keep: string | undefined,
): void {
  const { book } = disk;
  while (book.state.outcome === null) {
    const number = book.state.played.length + 1;
    const slot = slotBegun(league, disk);
    if (slot === null) throw new RangeError(`game ${number} has not begun`);
    const replay = kit.use((each) => playSlot(each, slot, standIns));
    keepReplay(keep, `game-${number}`, replay);
    disk.give(HOST, { type: 'replay', game: number, replay });
  }
}

import { existsSync, readFileSync } from 'node:fs';
import {
  csvOf,
  HOST,
  htmlOf,
  isSameName,
  namesFrom,
  PLAIN,
  SHEETS,
  type SheetName,
  type SheetWords,
  sheetOf,
  type TournamentState,
  type TournamentView,
  tournamentOf,
} from '@hexwyrm/league';
import type { Language } from '@hexwyrm/words';
import { createOnDisk, openOnDisk, writeCopy } from '../contests/book-on-disk.ts';
import { leagueOf, operandsOf, playerNamed } from '../contests/league.ts';
import { standInsFrom } from '../contests/play-slot.ts';
import { runTournament, slotBegun, type TournamentOnDisk } from '../contests/run-tournament.ts';
import { sheetText, tournamentText } from '../contests/tell.ts';
import { GAMES } from '../games/games.ts';
import type { AnyKit } from '../games/kit.ts';
import { tongueFor } from '../play/tongue.ts';
import { CommandError, type Io, readJson, systemCode, UsageError } from '../terminal/io.ts';
import { languageFor } from '../terminal/language.ts';
import { gameNamed, json, oneOf, readArgs, wholeNumber } from '../terminal/options.ts';

const OPTIONS = {
  game: { type: 'string', default: GAMES[0].id },
  name: { type: 'string', default: 'Tournament' },
  format: { type: 'string', default: 'swiss' },
  map: { type: 'string', default: 'esirien' },
  scenarios: { type: 'string', default: 'fixed' },
  rounds: { type: 'string' },
  players: { type: 'string', default: '' },
  results: { type: 'string', default: 'typed' },
  handicaps: { type: 'boolean', default: false },
  seed: { type: 'string' },
  options: { type: 'string', default: '{}' },
  conceded: { type: 'string' },
  correct: { type: 'string' },
  as: { type: 'string', default: 'csv' },
  lang: { type: 'string' },
  bots: { type: 'string' },
  keep: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

type Values = ReturnType<typeof readArgs<typeof OPTIONS>>['values'];

/** Commands of the organiser, and what each needs beside the file. */
const DECISIONS = {
  rename: ['player', 'name'],
  leave: ['player', 'reason'],
  draw: [],
  redraw: ['reason'],
  tell: [],
  award: ['match', 'to', 'reason'],
  close: [],
} as const;

const TASKS = [
  'new',
  'show',
  ...SHEETS,
  'arrange',
  'enter',
  'rename',
  'leave',
  'draw',
  'redraw',
  'tell',
  'award',
  'close',
  'start',
  'result',
  'send',
  'copy',
  'export',
  'run',
] as const;

/** Keeps the book of a tournament in a file: begins it, draws its rounds, enters results, prints, lets bots play it. */
export async function tournament(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readArgs(args, OPTIONS);
  const [words = '', file, ...operands] = positionals;
  const task = oneOf(words, TASKS, 'task');
  if (file === undefined) throw new UsageError(`tournament ${task} takes a file`);
  const kit = gameNamed(GAMES, values.game);
  const contest = tournamentOf(leagueOf(kit));
  if (task === 'new') createOnDisk(file, contest, settingsFrom(kit, values), values.seed);
  const disk = await openOnDisk(file, contest, io);
  const say = (text: string): number => {
    io.stdout.write(text.endsWith('\n') ? text : `${text}\n`);
    return 0;
  };
  switch (task) {
    case 'new':
    case 'show':
      operandsOf(operands, `${task} <file>`, 0);
      break;
    case 'arrange':
      operandsOf(operands, 'arrange <file>', 0);
      disk.give(HOST, { type: 'arrange', settings: arrangementFrom(values) });
      break;
    case 'enter':
      operandsOf(operands, 'enter <file> --players <names>', 0);
      for (const name of namesIn(values.players))
        disk.give(HOST, { type: 'enter', player: playerNamed(kit, name) });
      break;
    case 'rename':
    case 'leave':
    case 'draw':
    case 'redraw':
    case 'tell':
    case 'award':
    case 'close':
      disk.give(HOST, decision(disk, task, operands));
      break;
    case 'start': {
      const [match, game] = operandsOf(operands, 'start <file> <match> <1 or 2>', 2);
      return say(JSON.stringify(slotBegun(kit, disk, match, legFrom(game))));
    }
    case 'copy':
      writeCopy(disk.book, operandsOf(operands, 'copy <file> <new file>', 1)[0]);
      break;
    case 'result':
      disk.give(HOST, await resultFrom(operands, values, io));
      break;
    case 'send':
      disk.give(HOST, json(operandsOf(operands, 'send <file> <JSON>', 1)[0], 'send'));
      break;
    case 'export': {
      const [name] = operandsOf(operands, 'export <file> standings|pairings|bracket', 1);
      const language = languageFor(values.lang, io);
      const sheet = oneOf(name, SHEETS, 'sheet');
      return say(await exported(disk.book.view('spectator'), kit.id, sheet, values.as, language));
    }
    case 'run':
      operandsOf(operands, 'run <file>', 0);
      runTournament(kit, disk, standInsFrom(values.bots, []), values.keep);
      break;
    default: {
      operandsOf(operands, `${task} <file>`, 0);
      const view = disk.book.view('spectator');
      if (values.json) return say(JSON.stringify(sheetOf(view, task, PLAIN)));
      return say(sheetText(sheetOf(view, task, await wordsIn(kit.id, languageFor(values.lang, io)))));
    }
  }
  const view = disk.book.view(HOST);
  return say(values.json ? JSON.stringify(view) : tournamentText(view));
}

/** How rounds are played. */
function arrangementFrom({ format, scenarios, results, handicaps, rounds }: Values) {
  return {
    format,
    scenarios,
    results,
    handicaps,
    rounds: rounds === undefined ? null : wholeNumber(rounds, 'rounds'),
  };
}

function settingsFrom(kit: AnyKit, values: Values) {
  const { name, map, players, options } = values;
  return {
    ...arrangementFrom(values),
    name,
    map,
    options: json(options, '--options'),
    players: namesIn(players).map((name) => playerNamed(kit, name)),
  };
}

/** Names with commas between them, or a file of them. */
function namesIn(words: string): string[] {
  if (!existsSync(words)) return namesFrom(words);
  try {
    return namesFrom(readFileSync(words, 'utf8'));
  } catch (error) {
    throw new CommandError(`${words}: cannot be read (${systemCode(error)})`);
  }
}

/** `3.12 1 17`: at table 12 of round 3, in the first game, 17 points were razed; or a replay of it. */
async function resultFrom(operands: readonly string[], { conceded, correct }: Values, io: Io) {
  const usage = 'result <file> <match> <1 or 2> <points razed, or replay>';
  const [match, game, what] = operandsOf(operands, usage, 3);
  const leg = legFrom(game);
  if (!/^\d+$/.test(what)) {
    if (conceded !== undefined || correct !== undefined)
      throw new UsageError('--conceded and --correct are of typed results, not of replays');
    return { type: 'replay', match, leg, replay: await readJson(what, io) };
  }
  const typed = { match, leg, razed: Number(what), conceded: conceded ?? null };
  return correct === undefined
    ? { type: 'result', ...typed }
    : { type: 'correct', ...typed, reason: correct };
}

/** A command of the organiser, its operands by their names; players are called by their ids or their names. */
function decision({ book }: TournamentOnDisk, type: keyof typeof DECISIONS, operands: readonly string[]) {
  const names = DECISIONS[type];
  const usage = [type, '<file>', ...names.map((name) => `<${name}>`)].join(' ');
  const given = operandsOf(operands, usage, names.length);
  const fields = names.map((name, index) => [
    name,
    name === 'player' || name === 'to' ? idOf(book.state, given[index]) : given[index],
  ]);
  return { type, ...Object.fromEntries(fields) };
}

/** The id of a player who is called by it or by name; where it is the id of one and the name of another, nobody's. */
function idOf({ entrants }: TournamentState, words: string): string {
  const called = entrants.find(({ name }) => isSameName(name, words));
  const other = entrants.find(({ id }) => id === words && id !== called?.id);
  if (called === undefined || other === undefined) return called?.id ?? words;
  throw new UsageError(`${words} is the id of ${other.name} and the name of ${called.id}`);
}

const legFrom = (game: string): 0 | 1 => (oneOf(game, ['1', '2'], 'game') === '1' ? 0 : 1);

async function wordsIn(game: string, language: Language): Promise<SheetWords> {
  const { say } = await tongueFor(game, language);
  return { word: (name) => say(`sheet.${name}`), scenario: (id) => say(`scenario.${id}`) };
}

async function exported(
  view: TournamentView,
  game: string,
  name: SheetName,
  form: string,
  language: Language,
): Promise<string> {
  const sheet = async () => sheetOf(view, name, await wordsIn(game, language));
  switch (oneOf(form, ['csv', 'html', 'json'], 'form')) {
    case 'csv':
      return csvOf(await sheet());
    case 'html':
      return htmlOf(view.settings.name, [await sheet()], language);
    case 'json':
      return JSON.stringify(sheetOf(view, name, PLAIN));
  }
}

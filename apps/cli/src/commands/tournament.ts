import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { RefusedError } from '@hexwyrm/kernel';
import {
  csvOf,
  HOST,
  htmlOf,
  LEAGUE_CLAUSES,
  SHEETS,
  sheetOf,
  type TournamentCommand,
  type TournamentState,
  type TournamentView,
  tournamentOf,
  tournamentSlot,
} from '@hexwyrm/league';
import { type BookOnDisk, createOnDisk, openOnDisk } from '../contests/book-on-disk.ts';
import { leagueOf, operandsOf, playerNamed } from '../contests/league.ts';
import { keepReplay, playSlot, type StandIns, standInsFrom } from '../contests/play-slot.ts';
import { sheetText, tournamentText } from '../contests/tell.ts';
import { GAMES } from '../games/games.ts';
import type { AnyKit } from '../games/kit.ts';
import { type Io, readJson, UsageError } from '../terminal/io.ts';
import { gameNamed, json, oneOf, readArgs, wholeNumber } from '../terminal/options.ts';

type OnDisk = BookOnDisk<TournamentState, TournamentCommand, TournamentView>;

const OPTIONS = {
  game: { type: 'string', default: GAMES[0].id },
  name: { type: 'string', default: 'Tournament' },
  format: { type: 'string', default: 'swiss' },
  map: { type: 'string', default: 'esirien' },
  scenarios: { type: 'string', default: 'fixed' },
  rounds: { type: 'string' },
  players: { type: 'string', default: '' },
  results: { type: 'string', default: 'typed' },
  seed: { type: 'string' },
  options: { type: 'string', default: '{}' },
  conceded: { type: 'string' },
  correct: { type: 'string' },
  as: { type: 'string', default: 'csv' },
  bots: { type: 'string' },
  keep: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

type Values = ReturnType<typeof readArgs<typeof OPTIONS>>['values'];

const TASKS = ['new', 'show', ...SHEETS, 'draw', 'tell', 'close', 'result', 'send', 'export', 'run'] as const;

/** Keeps the book of a tournament in a file: begins it, draws its rounds, enters results, prints, lets bots play it. */
export async function tournament(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readArgs(args, OPTIONS);
  const [words = '', file, ...operands] = positionals;
  const task = oneOf(words, TASKS, 'task');
  if (file === undefined) throw new UsageError(`tournament ${task} takes a file`);
  const kit = gameNamed(GAMES, values.game);
  const contest = tournamentOf(leagueOf(kit));
  if (task === 'new') createOnDisk(file, contest, settingsFrom(values), values.seed ?? randomUUID());
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
    case 'draw':
    case 'tell':
    case 'close':
      operandsOf(operands, `${task} <file>`, 0);
      disk.give(HOST, { type: task });
      break;
    case 'result':
      disk.give(HOST, await resultFrom(operands, values, io));
      break;
    case 'send':
      disk.give(HOST, json(operandsOf(operands, 'send <file> <JSON>', 1)[0], 'send'));
      break;
    case 'export': {
      const [name] = operandsOf(operands, 'export <file> standings|pairings|bracket', 1);
      return say(exported(disk.book.view('spectator'), name, values.as));
    }
    case 'run':
      operandsOf(operands, 'run <file>', 0);
      runOn(kit, disk, standInsFrom(values.bots, []), values.keep);
      break;
    default: {
      operandsOf(operands, `${task} <file>`, 0);
      const sheet = sheetOf(disk.book.view('spectator'), task);
      return say(values.json ? JSON.stringify(sheet) : sheetText(sheet));
    }
  }
  const view = disk.book.view(HOST);
  return say(values.json ? JSON.stringify(view) : tournamentText(view));
}

function settingsFrom({ name, format, map, scenarios, results, rounds, players, options }: Values) {
  return {
    name,
    format,
    map,
    scenarios,
    results,
    rounds: rounds === undefined ? null : wholeNumber(rounds, 'rounds'),
    options: json(options, 'options'),
    players: namesIn(players).map(playerNamed),
  };
}

/** Names with commas between them, or a file with one a line. */
function namesIn(words: string): string[] {
  const text = existsSync(words) ? readFileSync(words, 'utf8') : words.replaceAll(',', '\n');
  return text.split(/\r?\n/).flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
}

/** `3.12 1 17`: at table 12 of round 3, in the first game, 17 points were razed; or a replay of it. */
async function resultFrom(operands: readonly string[], { conceded, correct }: Values, io: Io) {
  const usage = 'result <file> <match> <1 or 2> <points razed, or replay>';
  const [match, game, what] = operandsOf(operands, usage, 3);
  const leg = oneOf(game, ['1', '2'], 'game') === '1' ? 0 : 1;
  if (!/^\d+$/.test(what)) return { type: 'replay', match, leg, replay: await readJson(what, io) };
  const typed = { match, leg, razed: Number(what), conceded: conceded ?? null };
  return correct === undefined
    ? { type: 'result', ...typed }
    : { type: 'correct', ...typed, reason: correct };
}

function exported(view: TournamentView, name: string, form: string): string {
  const sheet = sheetOf(view, oneOf(name, SHEETS, 'sheet'));
  const asItIs = (words: string): string => words;
  switch (oneOf(form, ['csv', 'html', 'json'], 'form')) {
    case 'csv':
      return csvOf(sheet, asItIs);
    case 'html':
      return htmlOf(view.settings.name, [sheet], 'en', asItIs);
    case 'json':
      return JSON.stringify(sheet);
  }
}

/** Draws round after round and lets bots play all that is open, until the tournament is over. */
function runOn(kit: AnyKit, disk: OnDisk, standIns: StandIns, keep: string | undefined): void {
  const { book } = disk;
  const rules = leagueOf(kit).tournament;
  for (;;) {
    const { phase } = book.view(HOST);
    if (phase === 'closed') return;
    if (phase === 'drawn') disk.give(HOST, { type: 'tell' });
    else if (phase === 'playing') playRound();
    else if (!drew()) disk.give(HOST, { type: 'close' });
  }

  function drew(): boolean {
    try {
      disk.give(HOST, { type: 'draw' });
      return true;
    } catch (error) {
      if (error instanceof RefusedError && error.refusal.clause !== LEAGUE_CLAUSES.stale) return false;
      throw error;
    }
  }

  function playRound(): void {
    const round = book.state.rounds[book.state.rounds.length - 1];
    for (const match of round.matches)
      for (const leg of [0, 1] as const) {
        if (match.legs[leg].report !== null) continue;
        const slot = tournamentSlot(rules, book.state, round, match, leg);
        const replay = kit.use((each) => playSlot(each, slot, standIns));
        keepReplay(keep, `match-${match.id}-${leg + 1}`, replay);
        disk.give(HOST, { type: 'replay', match: match.id, leg, replay });
      }
  }
}

import { randomUUID } from 'node:crypto';
import { LEVELS, seated } from '@hexwyrm/bots';
import {
  type GameEvent,
  type GameRecord,
  type GameState,
  newRecord,
  openMatch,
  parseReplay,
  type Replay,
  type Seat,
  seededDice,
  settledPosition,
} from '@hexwyrm/kernel';
import { fileKind, parseJson, parsePositionEnvelope } from '@hexwyrm/protocol';
import { LANGUAGES } from '@hexwyrm/words';
import { GAMES } from '../games/games.ts';
import type { AnyKit, Kit } from '../games/kit.ts';
import type { Teller } from '../games/teller.ts';
import { playGame } from '../play/game.ts';
import { createHost } from '../play/host.ts';
import { citation } from '../play/story.ts';
import { tongueFor } from '../play/tongue.ts';
import { botNamed } from '../terminal/bot-names.ts';
import { type Io, inFile, readJson, UsageError } from '../terminal/io.ts';
import { languageFor } from '../terminal/language.ts';
import { gameNamed, json, noOperands, oneOf, readArgs } from '../terminal/options.ts';

const OPTIONS = {
  game: { type: 'string', default: GAMES[0].id },
  scenario: { type: 'string' },
  seats: { type: 'string' },
  bot: { type: 'string', default: 'reeve' },
  seed: { type: 'string' },
  load: { type: 'string' },
  options: { type: 'string', default: '{}' },
  lang: { type: 'string' },
} as const;

/** How to play, in the language that was asked for. */
export async function playHelp(args: readonly string[], io: Io): Promise<string> {
  const asked = args[args.indexOf('--lang') + 1];
  const language = languageFor(args.includes('--lang') ? asked : undefined, io);
  const { say } = await tongueFor(GAMES[0].id, language);
  const option = (name: keyof typeof OPTIONS, value: string) => `--${name} ${value}`.padEnd(WIDTH);
  return say('play.help', {
    game: option('game', GAMES.map(({ id }) => id).join('|')),
    scenario: option('scenario', 'esirien-1'),
    seats: option('seats', 'invader'),
    bot: option('bot', LEVELS.join('|')),
    seed: option('seed', '<text>'),
    load: option('load', '<file>'),
    options: option('options', '<JSON>'),
    lang: option('lang', LANGUAGES.join('|')),
  });
}

/** Letters that an option and its value take in the help. */
const WIDTH = 31;

type Wishes = ReturnType<typeof readArgs<typeof OPTIONS>>['values'];

/** A game in the terminal: a person chooses from the legal actions, bots play the other seats. */
export async function play(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readArgs(args, OPTIONS);
  noOperands(positionals);
  if (values.load === undefined) {
    const kit = gameNamed(GAMES, values.game);
    await kit.use((inside) => sitDown(inside, newGame(inside, values), values, io));
    return 0;
  }
  const file = values.load;
  const value = await readJson(file, io);
  const { kit, record } = inFile(file, () => loaded(value, values));
  await kit.use((inside) => sitDown(inside, record, values, io));
  return 0;
}

const diceOf = ({ seed }: Wishes) => ({ kind: 'seed', seed: seed ?? randomUUID() }) as const;

function newGame<S extends GameState, A, E extends GameEvent, V>(
  { game, scenario: usual }: Kit<S, A, E, V>,
  values: Wishes,
): GameRecord {
  const known = game.scenarios.map(({ id }) => id);
  const scenario = oneOf(values.scenario ?? usual, known, 'scenario');
  const options = json(values.options, '--options');
  return newRecord(game, { kind: 'scenario', scenario, options }, diceOf(values));
}

/** A replay continues from its end, a position from its current state. */
function loaded(value: unknown, values: Wishes): { kit: AnyKit; record: GameRecord | Replay } {
  if (fileKind(value) === 'replay') {
    const record = parseReplay(value);
    return { kit: gameNamed(GAMES, record.game), record };
  }
  const envelope = parsePositionEnvelope(value);
  const kit = gameNamed(GAMES, envelope.game);
  const position = parseJson(value);
  const record = kit.use(({ game }) =>
    newRecord(game, { kind: 'position', position: settledPosition(game, position) }, diceOf(values)),
  );
  return { kit, record };
}

async function sitDown<S extends GameState, A, E extends GameEvent, V>(
  kit: Kit<S, A, E, V>,
  record: GameRecord | Replay,
  values: Wishes,
  io: Io,
): Promise<void> {
  const match = openMatch(kit.game, record);
  const language = languageFor(values.lang, io);
  const teller = kit.tellerIn(await tongueFor(kit.game.id, language));
  if ('hash' in record && record.hash !== match.hash()) {
    io.stderr.write(`${teller.t('play.tampered')}\n`);
  }
  const seats = kit.game.seatsOf(match.state);
  const people = peopleAt(seats, values.seats, 'players' in record ? record.players : undefined);
  const bot = botNamed(kit.bots, values.bot);
  const host = createHost(io);
  const thoughts = seededDice(`thoughts ${values.seed ?? randomUUID()}`);
  const cite = (clause: string) => citation(kit.rules, clause, language);
  host.print(welcome(teller, kit.title, people, bot.name));
  const players = new Map(seats.map((seat) => [seat, seated(bot)]));
  const seating = { kit, match, host, adviser: bot, thoughts, language, teller, cite };
  try {
    await playGame(
      seating,
      (seat) => people.includes(seat),
      (seat) => players.get(seat) ?? bot,
    );
  } finally {
    host.close();
  }
}

const welcome = <S, A, E>(
  { t, list, seatName, botName }: Teller<S, A, E>,
  game: string,
  people: readonly Seat[],
  bot: string,
): string =>
  people.length === 0
    ? t('play.watch', { game, bot: botName(bot) })
    : t('play.welcome', { game, seats: list(people.map(seatName)), bot: botName(bot), key: '?' });

/** Seats played by people: those named, else those of the file, else the first. */
function peopleAt(
  seats: readonly Seat[],
  words: string | undefined,
  players: Replay['players'],
): readonly Seat[] {
  const before = seats.filter((seat) => players?.[seat] && players[seat].bot === undefined);
  if (words === undefined) return before.length > 0 ? before : seats.slice(0, 1);
  if (words === 'none') return [];
  const people = words.split(',');
  const stranger = people.find((seat) => !seats.includes(seat));
  if (stranger === undefined) return people;
  throw new UsageError(`unknown seat ${JSON.stringify(stranger)}; there are: ${seats.join(', ')}`);
}

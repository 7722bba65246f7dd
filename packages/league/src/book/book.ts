import {
  commitment,
  copyJson,
  type DiceSource,
  type DiceStream,
  hashState,
  openDice,
  RefusedError,
  type Seat,
} from '@hexwyrm/kernel';
import { BOOK_FORMAT, type BookFile, type BookRecord, type Entry, parseBook } from './book-file.ts';
import type { Contest, Understood } from './contest.ts';
import { ContestError, LEAGUE_CLAUSES, readWith } from './errors.ts';

/** A contest that is being run. The state belongs to the book: read it, never change it. */
export interface Book<S extends object, C, V> {
  readonly contest: Contest<S, C, V>;
  readonly state: S;
  /** How many commands are in it: who sends the next one says which version they looked at. */
  readonly version: number;
  readonly log: readonly Entry<C>[];
  /** Whether the command would be taken, as it would be recorded, and nothing done. */
  explain(seat: Seat, given: unknown, version: number): Understood<C>;
  /** All or nothing. Throws RefusedError or CommandError. */
  apply(seat: Seat, given: unknown, version: number): Entry<C>;
  view(seat: Seat): V & BookView;
  /** With the seed: it goes to nobody who is still to play. */
  file(): BookFile<C>;
}

/** What every view of a contest says about its book. */
export interface BookView {
  readonly version: number;
  /** SHA-256 of the seed, told before the first die; the seed itself is in the file, for afterwards. */
  readonly seal: string;
}

export function newBook<S extends object, C, V>(
  contest: Contest<S, C, V>,
  settings: unknown,
  dice: DiceSource,
): Book<S, C, V> {
  const { kind, game, rulesVersion } = contest;
  return bookOf(contest, {
    format: BOOK_FORMAT,
    contest: kind,
    game,
    rulesVersion,
    settings: copyJson(settings),
    dice,
    commands: [],
  });
}

/** Opens a file: its commands go through the same gate again. Throws ContestError naming the first that does not. */
export function openBook<S extends object, C, V>(contest: Contest<S, C, V>, source: unknown): Book<S, C, V> {
  const file = parseBook(source);
  checkOwner(contest, file);
  const book = bookOf(contest, file);
  const led = hashState(book.state);
  if (led !== file.hash)
    throw new ContestError([{ path: 'hash', reason: `is ${file.hash}, the commands give ${led}` }]);
  return book;
}

function checkOwner(
  contest: Pick<Contest<object, unknown, unknown>, 'kind' | 'game' | 'rulesVersion'>,
  file: BookFile,
): void {
  if (file.contest !== contest.kind)
    throw new ContestError([{ path: 'contest', reason: `is a ${file.contest}, not a ${contest.kind}` }]);
  if (file.game !== contest.game)
    throw new ContestError([{ path: 'game', reason: `is ${file.game}, not ${contest.game}` }]);
  if (file.rulesVersion !== contest.rulesVersion) {
    const reason = `was run by version ${file.rulesVersion} of the rules, not ${contest.rulesVersion}`;
    throw new ContestError([{ path: 'rulesVersion', reason }]);
  }
}

function bookOf<S extends object, C, V>(contest: Contest<S, C, V>, record: BookRecord): Book<S, C, V> {
  let dice = openDice(record.dice);
  let state = contest.begin(record.settings, dice);
  const log: Entry<C>[] = [];
  const seal = sealOf(record.dice);

  const carryOut = (on: S, roll: DiceStream, entry: Entry<C>): void => {
    const refusal = refusalOf(contest, on, entry);
    if (refusal !== null) throw new RefusedError(refusal);
    contest.carryOut(on, entry.seat, entry.command, roll);
  };

  record.commands.forEach(({ seat, command: given }, index) => {
    const path = `commands[${index}]`;
    const command = readWith(
      contest.commands,
      given,
      (problems) =>
        new ContestError(problems.map((each) => ({ ...each, path: `${path}.command.${each.path}` }))),
    );
    try {
      carryOut(state, dice, { seat, command });
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      throw new ContestError([{ path, reason: error.message }], error);
    }
    log.push({ seat, command });
  });

  const explain = (seat: Seat, given: unknown, version: number): Understood<C> => {
    if (version !== log.length) {
      return {
        ok: false,
        refusal: { clause: LEAGUE_CLAUSES.stale, facts: { version: log.length, seen: version } },
      };
    }
    if (contest.isOver(state)) return { ok: false, refusal: { clause: LEAGUE_CLAUSES.over } };
    const understood = contest.understand(state, given);
    if (!understood.ok) return understood;
    const refusal = refusalOf(contest, state, { seat, command: understood.command });
    return refusal === null ? understood : { ok: false, refusal };
  };

  return {
    contest,
    get state() {
      return state;
    },
    get version() {
      return log.length;
    },
    log,
    explain,
    apply(seat, given, version) {
      const understood = explain(seat, given, version);
      if (!understood.ok) throw new RefusedError(understood.refusal);
      const entry = { seat, command: copyJson(understood.command) };
      const next = copyJson(state);
      const roll = dice.clone();
      contest.carryOut(next, seat, entry.command, roll);
      state = next;
      dice = roll;
      log.push(entry);
      return entry;
    },
    view: (seat) => ({ ...contest.view(state, seat), version: log.length, seal }),
    file: () => ({ ...record, commands: copyJson(log), hash: hashState(state) }),
  };
}

function refusalOf<S extends object, C, V>(contest: Contest<S, C, V>, state: S, { seat, command }: Entry<C>) {
  if (contest.isOver(state)) return { clause: LEAGUE_CLAUSES.over };
  return contest.refusal(state, seat, command);
}

const sealOf = (dice: DiceSource): string =>
  commitment(dice.kind === 'fair' ? dice.secret : JSON.stringify(dice));

import { commitment, copyJson, hashState, RefusedError, type Seat, seededDice } from '@hexwyrm/kernel';
import { BOOK_FORMAT, type BookFile, type BookRecord, type Entry, parseBook } from './book-file.ts';
import type { Contest, ContestState, Understood } from './contest.ts';
import { ContestError, LEAGUE_CLAUSES, readWith } from './errors.ts';
import { lotOf, stirred } from './seeds.ts';

/** A contest that is being run. The state belongs to the book: read it, never change it. */
export interface Book<S extends ContestState, C, V> {
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
  /** All that has happened, for anybody: it tells no dice of games to come. */
  file(): BookFile<C>;
}

/** What every view of a contest says about its book. */
export interface BookView {
  readonly version: number;
  /** SHA-256 of the secret that lots are made of: who keeps the book cannot choose them as they come. */
  readonly seal: string;
}

export function newBook<S extends ContestState, C, V>(
  contest: Contest<S, C, V>,
  settings: unknown,
  secret: string,
): Book<S, C, V> {
  const { kind, game, rulesVersion } = contest;
  const record: BookRecord = {
    format: BOOK_FORMAT,
    contest: kind,
    game,
    rulesVersion,
    settings: copyJson(settings),
    lot: lotOf(secret, 0),
    commands: [],
  };
  return bookOf(contest, record, secret);
}

/**
 * Opens a file: its commands go through the same gate again. Throws ContestError naming the first that does not. Lots
 * to come are made of the secret: that of the file's keeper, or a new one where somebody else goes on with it.
 */
export function openBook<S extends ContestState, C, V>(
  contest: Contest<S, C, V>,
  source: unknown,
  secret: string,
): Book<S, C, V> {
  const { hash, secret: _, ...record } = parseBook(source);
  checkOwner(contest, record);
  const book = bookOf(contest, record, secret);
  const led = hashState(book.state);
  if (led !== hash)
    throw new ContestError([{ path: 'hash', reason: `is ${hash}, the commands give ${led}` }]);
  return book;
}

function checkOwner(
  contest: Pick<Contest<ContestState, unknown, unknown>, 'kind' | 'game' | 'rulesVersion'>,
  file: BookRecord,
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

function bookOf<S extends ContestState, C, V>(
  contest: Contest<S, C, V>,
  record: BookRecord,
  secret: string,
): Book<S, C, V> {
  let state = contest.begin(record.settings, seededDice(record.lot));
  const log: Entry<C>[] = [];
  const seal = commitment(secret);

  const carryOut = (on: S, { seat, command, lot }: Entry<C>): void => {
    on.seed = stirred(on.seed, lot);
    contest.carryOut(on, seat, command, seededDice(on.seed));
  };

  record.commands.forEach(({ seat, command: given, lot }, index) => {
    const path = `commands[${index}]`;
    const command = readWith(
      contest.commands,
      given,
      (problems) =>
        new ContestError(problems.map((each) => ({ ...each, path: `${path}.command.${each.path}` }))),
    );
    const entry = { seat, command, lot };
    try {
      const refusal = refusalOf(contest, state, entry);
      if (refusal !== null) throw new RefusedError(refusal);
      carryOut(state, entry);
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      throw new ContestError([{ path, reason: error.message }], error);
    }
    log.push(entry);
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
    const refusal = contest.refusal(state, seat, understood.command);
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
      const entry = { seat, command: copyJson(understood.command), lot: lotOf(secret, log.length + 1) };
      const next = copyJson(state);
      carryOut(next, entry);
      state = next;
      log.push(entry);
      return entry;
    },
    view: (seat) => ({ ...contest.view(state, seat), version: log.length, seal }),
    file: () => ({ ...record, commands: copyJson(log), hash: hashState(state) }),
  };
}

function refusalOf<S extends ContestState, C, V>(
  contest: Contest<S, C, V>,
  state: S,
  { seat, command }: Entry<C>,
) {
  if (contest.isOver(state)) return { clause: LEAGUE_CLAUSES.over };
  return contest.refusal(state, seat, command);
}

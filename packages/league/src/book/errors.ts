import { DataError, messageProblems, OptionError, type Problem, type Reader } from '@hexwyrm/kernel';

/** The clauses by which a contest itself refuses, where no rule of a game does. */
export const LEAGUE_CLAUSES = {
  /** Somebody else has written in the book since. */
  stale: 'L-STALE',
  seat: 'L-SEAT',
  over: 'L-OVER',
  /** The replay is of another game than the one that is asked for. */
  otherGame: 'L-OTHER-GAME',
  otherSides: 'L-OTHER-SIDES',
  tampered: 'L-TAMPERED',
  unfinished: 'L-UNFINISHED',
  counted: 'L-COUNTED',
  /** The game has begun already, and its dice are drawn. */
  begun: 'L-BEGUN',
  /** No such game is open. */
  notOpen: 'L-NOT-OPEN',
  /** Results are read from replays here, not typed. */
  replayNeeded: 'L-REPLAY-NEEDED',
  impossibleScore: 'L-IMPOSSIBLE-SCORE',
  /** The entries are closed, or the name is taken or unknown. */
  entries: 'L-ENTRIES',
  /** The round waits for something. */
  round: 'L-ROUND',
  toldAlready: 'L-TOLD',
} as const;

/** A command of no known form. */
export class CommandError extends DataError {
  constructor(problems: readonly Problem[]) {
    super('bad-command', 'bad command: ', problems);
  }
}

/** A file of a contest that does not parse, does not belong here, or does not lead where it says. */
export class ContestError extends DataError {
  constructor(problems: readonly Problem[], cause?: unknown) {
    super('bad-contest', 'bad contest: ', problems);
    if (cause !== undefined) this.cause = cause;
  }
}

/** Reads with a schema, or throws what `fault` makes of the problems. */
export function readWith<T>(schema: Reader<T>, given: unknown, fault: (problems: Problem[]) => Error): T {
  const parsed = schema.safeParse(given, { reportInput: true });
  if (parsed.success) return parsed.data;
  throw fault(messageProblems(schema, given));
}

export const readCommand = <T>(schema: Reader<T>, given: unknown): T =>
  readWith(schema, given, (problems) => new CommandError(problems));

export const readSettings = <T>(schema: Reader<T>, given: unknown): T =>
  readWith(schema, given, ([{ path, reason }]) => new OptionError(path || 'settings', reason));

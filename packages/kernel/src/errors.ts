import type { Facts, Refusal, Seat } from './contract.ts';

/** Every error the kernel or a game throws on purpose. `code` is stable; the message is for developers. */
export class HexwyrmError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
    this.name = new.target.name;
  }
}

/** The clauses by which the kernel itself refuses, before a game is asked. */
export const KERNEL_CLAUSES = { wrongSeat: 'K-SEAT', gameOver: 'K-OVER' } as const;

function refusedCode(clause: string): string {
  if (clause === KERNEL_CLAUSES.wrongSeat) return 'wrong-seat';
  return clause === KERNEL_CLAUSES.gameOver ? 'game-over' : 'refused';
}

/** An action that `explain` does not accept. Code 'refused', or 'wrong-seat', or 'game-over'. */
export class RefusedError extends HexwyrmError {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusedCode(refusal.clause), `refused by ${refusal.clause}${describe(refusal.facts)}`);
    this.refusal = refusal;
  }
}

/** One thing wrong with data from outside. `path` names the field (`units[3].hex`), empty for the whole. */
export interface Problem {
  readonly path: string;
  readonly reason: string;
}

/** `units[3].hex`, as a person would name it. */
export const fieldName = (keys: readonly PropertyKey[]): string =>
  keys.reduce<string>((path, key) => {
    if (typeof key === 'number') return `${path}[${key}]`;
    return path === '' ? String(key) : `${path}.${String(key)}`;
  }, '');

/** So many problems at once are enough for anyone. */
export const MOST_PROBLEMS = 50;

/** Data from outside that cannot be read. It names the first problems found, never all of a file of rubbish. */
export class DataError extends HexwyrmError {
  readonly problems: readonly Problem[];

  constructor(code: string, heading: string, problems: readonly Problem[]) {
    const told = problems.slice(0, MOST_PROBLEMS);
    super(code, `${heading}${list(told)}`);
    this.problems = told;
  }
}

export class PositionError extends DataError {
  constructor(problems: readonly Problem[]) {
    super('bad-position', 'bad position: ', problems);
  }
}

/** A record that does not parse, does not belong to this game, or does not replay. */
export class ReplayError extends DataError {
  constructor(problems: readonly Problem[], cause?: unknown) {
    super('bad-replay', 'bad replay: ', problems);
    if (cause !== undefined) this.cause = cause;
  }
}

export class DiceError extends HexwyrmError {
  /** The roll that wanted a die, where there was none. */
  readonly roll: string | null;

  constructor(code: 'dice-exhausted' | 'bad-dice', message: string, roll: string | null = null) {
    super(code, message);
    this.roll = roll;
  }
}

export class OptionError extends HexwyrmError {
  readonly option: string;

  constructor(option: string, reason: string) {
    super('bad-option', `option ${option}: ${reason}`);
    this.option = option;
  }
}

export class UnknownScenarioError extends HexwyrmError {
  readonly scenario: string;

  constructor(scenario: string, known: readonly string[]) {
    super('unknown-scenario', `unknown scenario ${scenario}; there are: ${known.join(', ')}`);
    this.scenario = scenario;
  }
}

/** What stops an undo or a redo. */
export type Barrier = 'nothing' | 'die-rolled' | 'secret-revealed' | 'other-seat';

export class UndoError extends HexwyrmError {
  readonly barrier: Barrier;
  readonly seat: Seat;

  constructor(barrier: Barrier, seat: Seat) {
    super('undo-refused', `${seat} cannot go there: ${barrier}`);
    this.barrier = barrier;
    this.seat = seat;
  }
}

function describe(facts: Facts | undefined): string {
  return facts === undefined ? '' : ` ${JSON.stringify(facts)}`;
}

function list(problems: readonly Problem[]): string {
  return problems.map(({ path, reason }) => (path === '' ? reason : `${path}: ${reason}`)).join('; ');
}

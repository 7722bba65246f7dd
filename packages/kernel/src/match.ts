import type {
  Decision,
  Game,
  GameEvent,
  GameState,
  Odds,
  Outcome,
  Outlook,
  Seat,
  Verdict,
} from './contract.ts';
import { type Barrier, HexwyrmError, OptionError, RefusedError, ReplayError, UndoError } from './errors.ts';
import { accepted } from './gate.ts';
import { hashState } from './json.ts';
import { checkOwner, type GameRecord, type RecordedAction, type Replay } from './record.ts';
import { firstMoment, type LogEntry, type Moment, step } from './step.ts';

export interface BackOptions {
  /** Go past every barrier: for tests, tools and takebacks that all seats agreed to. */
  readonly force?: boolean;
}

/** A game being played. The state belongs to the match: read it, clone it, never change it. */
export interface Match<S extends GameState, A, E extends GameEvent, V> {
  readonly game: Game<S, A, E, V>;
  readonly state: S;
  /** What happened, action by action. It grows at the end; only undo takes from it. */
  readonly log: readonly LogEntry<A, E>[];
  /** What was taken back and can be played again, the next one last. */
  readonly undone: readonly LogEntry<A, E>[];
  /** The state after so many actions, from 0 to the length of the log. */
  stateAt(actions: number): S;
  /** Every state of the game in order, the first one before any action. */
  states(): Iterable<S>;
  decision(): Decision | null;
  outcome(): Outcome | null;
  view(seat: Seat): V;
  legal(seat: Seat): readonly A[];
  /** What the seat may do unasked; empty in games that know nothing of the kind. */
  reactions(seat: Seat): readonly A[];
  explain(seat: Seat, action: unknown): Verdict<A>;
  /** A sensible answer to the open decision; empty where the game has nothing to propose. */
  propose(seat: Seat): readonly A[];
  /** Throws RefusedError for what is not legal. */
  odds(seat: Seat, action: unknown): Odds;
  /** Throws RefusedError for what is not legal. */
  rollAtOnce(seat: Seat, action: unknown): string | null;
  /** Throws RefusedError for what is not legal. */
  scope(seat: Seat, action: unknown): readonly string[];
  /** Throws RefusedError for what is not legal. */
  outlook(seat: Seat, action: unknown): Outlook;
  /** All or nothing. `dice` are rolled instead of the match's own, and must all be used. */
  apply(seat: Seat, action: unknown, dice?: readonly number[]): LogEntry<A, E>;
  /** Applies several actions: if `work` throws, all is as it was before, what was undone included. */
  attempt<T>(work: () => T): T;
  /** What keeps the seat from taking back the last action it knows of; null when nothing does. */
  undoBarrier(seat: Seat): Barrier | null;
  /** Takes back the last action that the seat knows of, with the dice it rolled. Throws UndoError at a barrier. */
  undo(seat: Seat, options?: BackOptions): LogEntry<A, E>;
  redoBarrier(seat: Seat): Barrier | null;
  redo(seat: Seat, options?: BackOptions): LogEntry<A, E>;
  hash(): string;
  record(): GameRecord<A>;
  /** The record with the hash of where it leads. */
  replay(): Replay<A>;
}

const UNKNOWN: Outlook = { gain: 0, winner: null };

export interface MatchOptions {
  /** Number of actions between kept states: more is less memory and slower undo. */
  readonly checkpointEvery?: number;
}

/** What keeps the seat from taking back what it would take back next; null when nothing does. */
export function barrierTo<A, E extends GameEvent>(
  last: LogEntry<A, E> | undefined,
  seat: Seat,
): Barrier | null {
  if (last === undefined) return 'nothing';
  if (last.seat !== seat) return 'other-seat';
  if (last.rolled.length > 0) return 'die-rolled';
  return last.events.some((event) => event.reveals) ? 'secret-revealed' : null;
}

/** Whether the seat knows of an action, be it no more than that there was one. */
export const isKnownTo =
  (seat: Seat) =>
  ({ unseenBy }: Pick<LogEntry<unknown, unknown>, 'unseenBy'>): boolean =>
    !unseenBy.includes(seat);

/** Sits down to a record: a new one (`newRecord`) or one with actions, which are played again first. */
export function openMatch<S extends GameState, A, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  record: GameRecord,
  { checkpointEvery = 32 }: MatchOptions = {},
): Match<S, A, E, V> {
  checkOwner(game, record);
  if (!Number.isInteger(checkpointEvery) || checkpointEvery < 1) {
    throw new OptionError('checkpointEvery', 'must be a whole number above 0');
  }
  const { format, rulesVersion, start, dice } = record;
  let now: Moment<S> = firstMoment(game, record);
  const log: LogEntry<A, E>[] = [];
  const undone: LogEntry<A, E>[] = [];
  const checkpoints: Moment<S>[] = [];

  /** What seats have asked to see of the state as it is now: those who play ask again and again. */
  let sights = { state: now.state, views: new Map<Seat, V>() };

  const view = (seat: Seat): V => {
    if (sights.state !== now.state) sights = { state: now.state, views: new Map() };
    const known = sights.views.get(seat) ?? game.view(now.state, seat);
    sights.views.set(seat, known);
    return known;
  };

  const append = (entry: LogEntry<A, E>, moment: Moment<S>): void => {
    if (log.length % checkpointEvery === 0) checkpoints.push(now);
    log.push(entry);
    now = moment;
  };

  const advance = (seat: Seat, action: unknown, given?: readonly number[]): LogEntry<A, E> => {
    const { moment, entry } = step(game, now, seat, action, given);
    append(entry, moment);
    return entry;
  };

  const momentAt = (length: number): Moment<S> => {
    if (length === log.length) return now;
    const kept = Math.floor(length / checkpointEvery);
    let moment = checkpoints[kept];
    for (const past of log.slice(kept * checkpointEvery, length)) {
      moment = step(game, moment, past.seat, past.action, past.dice).moment;
    }
    return moment;
  };

  const rewind = (length: number): void => {
    const moment = momentAt(length);
    checkpoints.length = Math.ceil(length / checkpointEvery);
    log.length = length;
    now = moment;
  };

  /** Takes one action out of the log; what others have done since without the seat's knowledge stays. */
  const takeOut = (at: number, seat: Seat): LogEntry<A, E> => {
    const [entry, ...later] = log.slice(at);
    const moments = [momentAt(at)];
    try {
      for (const [index, past] of later.entries())
        moments.push(step(game, moments[index], past.seat, past.action).moment);
    } catch (error) {
      throw error instanceof RefusedError ? new UndoError('other-seat', seat) : error;
    }
    rewind(at);
    later.forEach((past, index) => {
      append(past, moments[index + 1]);
    });
    return entry;
  };

  /** What an undo or redo of the seat is about: the last action that it knows of. */
  const lastKnown = (
    entries: readonly LogEntry<A, E>[],
    seat: Seat,
    { force = false }: BackOptions = {},
  ): number => entries.findLastIndex((entry) => force || isKnownTo(seat)(entry));

  const undoBarrier = (seat: Seat, options?: BackOptions): Barrier | null =>
    barrierTo(log[lastKnown(log, seat, options)], seat);

  const redoBarrier = (seat: Seat, options?: BackOptions): Barrier | null => {
    const next = undone[lastKnown(undone, seat, options)];
    if (next === undefined) return 'nothing';
    return next.seat === seat ? null : 'other-seat';
  };

  const pass = (barrier: Barrier | null, seat: Seat, { force = false }: BackOptions = {}): void => {
    if (barrier === 'nothing' || (barrier !== null && !force)) throw new UndoError(barrier, seat);
  };

  const explain = (seat: Seat, action: unknown): Verdict<A> => game.explain(now.state, seat, action);

  const played = (): GameRecord<A> => {
    const actions = log.map(({ seat, action, dice: given }): RecordedAction<A> => {
      return given === undefined ? { seat, action } : { seat, action, dice: given };
    });
    return { format, game: game.id, rulesVersion, start, dice, actions };
  };

  for (const [index, { seat, action, dice: given }] of record.actions.entries()) {
    try {
      advance(seat, action, given);
    } catch (error) {
      if (!(error instanceof HexwyrmError)) throw error;
      throw new ReplayError([{ path: `actions[${index}]`, reason: error.message }], error);
    }
  }

  return {
    game,
    log,
    undone,
    get state() {
      return now.state;
    },
    stateAt(actions) {
      if (Number.isInteger(actions) && actions >= 0 && actions <= log.length) return momentAt(actions).state;
      throw new OptionError('actions', `must be a whole number from 0 to ${log.length}`);
    },
    *states() {
      let moment = momentAt(0);
      yield moment.state;
      for (const { seat, action, dice: given } of log) {
        moment = step(game, moment, seat, action, given).moment;
        yield moment.state;
      }
    },
    decision: () => game.decision(now.state),
    outcome: () => game.outcome(now.state),
    view,
    legal: (seat) => game.legal(now.state, seat),
    reactions: (seat) => game.reactions?.(now.state, seat) ?? [],
    explain,
    propose: (seat) => game.propose?.(now.state, seat) ?? [],
    odds: (seat, action) => game.odds(now.state, seat, accepted(explain(seat, action))),
    rollAtOnce: (seat, action) => game.rollAtOnce(now.state, seat, accepted(explain(seat, action))),
    scope: (seat, action) => game.scope?.(now.state, seat, accepted(explain(seat, action))) ?? [],
    outlook: (seat, action) => game.outlook?.(now.state, seat, accepted(explain(seat, action))) ?? UNKNOWN,
    apply(seat, action, given) {
      const entry = advance(seat, action, given);
      const kept = undone.filter((one) => !isKnownTo(one.seat)(entry));
      undone.splice(0, undone.length, ...kept);
      return entry;
    },
    attempt(work) {
      const before = { now, actions: log.length, checkpoints: checkpoints.length, undone: [...undone] };
      try {
        return work();
      } catch (error) {
        now = before.now;
        log.length = before.actions;
        checkpoints.length = before.checkpoints;
        undone.splice(0, undone.length, ...before.undone);
        throw error;
      }
    },
    undoBarrier: (seat) => undoBarrier(seat),
    undo(seat, options) {
      pass(undoBarrier(seat, options), seat, options);
      const entry = takeOut(lastKnown(log, seat, options), seat);
      undone.push(entry);
      return entry;
    },
    redoBarrier: (seat) => redoBarrier(seat),
    redo(seat, options) {
      pass(redoBarrier(seat, options), seat, options);
      const at = lastKnown(undone, seat, options);
      const next = undone[at];
      const entry = advance(next.seat, next.action, next.dice);
      undone.splice(at, 1);
      return entry;
    },
    hash: () => hashState(now.state),
    record: played,
    replay: () => ({ ...played(), hash: hashState(now.state) }),
  };
}

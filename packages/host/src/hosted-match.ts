import type { Bot } from '@hexwyrm/bots';
import {
  checkHash,
  type Game,
  type GameEvent,
  type GameRecord,
  type GameState,
  HexwyrmError,
  hashState,
  isKnownTo,
  type LogEntry,
  type Match,
  openMatch,
  type Queries,
  type Refusal,
  RefusedError,
  type Replay,
  ReplayError,
  type Seat,
  SPECTATOR,
} from '@hexwyrm/kernel';
import { type Doubt, groupActions, type Snapshot, type UndoCounts, type UndoExtent } from '@hexwyrm/protocol';
import { type Changes, createChanges } from './changes.ts';
import { gameFor, type HostedGame } from './hosted-game.ts';
import { watchedAnswers } from './questions.ts';
import { plain } from './redact.ts';
import { retract } from './retract.ts';
import { createReading } from './seat-log.ts';
import { redoCounts, undoCounts } from './undo-extent.ts';
import { createUndoGroups, type UndoGroups } from './undo-groups.ts';
import { createUpdates, type Updates } from './updates.ts';

/** How a record is opened. */
export interface OpenOptions {
  /** Where requests to act began. */
  readonly groups?: readonly number[] | undefined;
  /** A replay that does not lead where it says is opened as far as it goes; the match then has a `doubt`. */
  readonly lenient?: boolean;
  /** Whether seats may ask what they should do. */
  readonly advice?: boolean | undefined;
}

/** One open game with its log, its versions and its undo groups. */
export interface HostedMatch<S extends GameState, A, E extends GameEvent, V> {
  readonly game: Game<S, A, E, V>;
  bots(): ReturnType<HostedGame<S, A, E, V>['bots']>;
  adviser(): ReturnType<HostedGame<S, A, E, V>['adviser']>;
  /** Throws HexwyrmError 'not-allowed' while a game without advice is being played. */
  checkAdvised(): void;
  /** The bots that have played a seat, with what they remember. */
  readonly seated: Map<Seat, Bot<S, A, E, V>>;
  queries(): ReturnType<HostedGame<S, A, E, V>['queries']>;
  /** Loads what answers queries: from then on updates may come with answers. */
  watch(): Promise<void>;
  readonly match: Match<S, A, E, V>;
  readonly record: GameRecord;
  readonly doubt: Doubt | null;
  readonly groups: Pick<UndoGroups, 'startsIn'>;
  readonly changes: Pick<Changes, 'count' | 'since'>;
  readonly updates: Updates;
  seats(): readonly Seat[];
  /**
   * Plays actions of one seat as one undo group. If the rules refuse a later one, those before it are kept;
   * if anything else stops it, such as dice that run out, nothing has happened.
   */
  act(
    seat: Seat,
    actions: readonly unknown[],
    dice?: readonly number[],
  ): { readonly entries: readonly LogEntry<A, E>[]; readonly refused: Refusal | null };
  /** Undoes the last action, no matter who played it and what it rolled. */
  takeBack(): LogEntry<A, E>;
  undo(seat: Seat, extent: UndoExtent): void;
  redo(seat: Seat, extent: UndoExtent): void;
  retract(seat: Seat, action: unknown): void;
}

/** A match of any game: hands itself to code that works for every game, with all types intact. */
export interface AnyHostedMatch {
  use<R>(work: <S extends GameState, A, E extends GameEvent, V>(hosted: HostedMatch<S, A, E, V>) => R): R;
}

export const anyHostedMatch = <S extends GameState, A, E extends GameEvent, V>(
  hosted: HostedMatch<S, A, E, V>,
): AnyHostedMatch => ({ use: (work) => work(hosted) });

/** Opens a record: a new one, or one with actions, which are played again first. */
export async function openHostedMatch<S extends GameState, A, E extends GameEvent, V>(
  hosted: HostedGame<S, A, E, V>,
  record: GameRecord | Replay,
  { groups: known, lenient = false, advice = true }: OpenOptions = {},
): Promise<HostedMatch<S, A, E, V>> {
  const game = await gameFor(hosted, record);
  const { match, doubt } = openRecord(game, record, lenient);
  const groups = createUndoGroups(match.log, known);

  const back = (seat: Seat): UndoCounts => {
    const lines = match.log.filter(isKnownTo(seat));
    return undoCounts(lines, seat, groups.last(lines));
  };
  const forth = (seat: Seat): UndoCounts => {
    const lines = match.undone.filter(isKnownTo(seat));
    return redoCounts(lines, seat, groups.next(lines));
  };

  let queries: Queries<V> = {};
  const snapshotFor = (seat: Seat, watching: boolean, actions: number): Snapshot => {
    const view = match.view(seat);
    const seen = JSON.stringify(view);
    const seats = game.seatsOf(match.state);
    const decision = match.decision();
    // Whether one of several who choose at once has begun to is their secret.
    const secrets =
      (decision?.seats.length ?? 0) > 1 ||
      seats.some((other) => other !== seat && JSON.stringify(match.view(other)) !== seen);
    return {
      game: game.id,
      seat,
      scenario: game.scenarioOf(match.state),
      seats,
      secrets,
      active: game.activeOf(view),
      standing: game.standingOf(view),
      actions,
      view: plain(view),
      decision,
      outcome: match.outcome(),
      legal: groupActions(match.legal(seat).map(plain)),
      reactions: match.reactions(seat).map(plain),
      undo: match.undoBarrier(seat) ?? back(seat),
      redo: match.redoBarrier(seat) ?? forth(seat),
      ...(watching && { answers: watchedAnswers(queries, view, seat) }),
    };
  };
  const changes = createChanges(match.log);
  const readBy = createReading(match);
  const updates = createUpdates(
    () => changes.count,
    (seat, watching) => {
      const entries = readBy(seat);
      return { entries, snapshot: snapshotFor(seat, watching, entries.length) };
    },
  );

  return {
    game,
    bots: hosted.bots,
    adviser: hosted.adviser,
    checkAdvised() {
      if (advice || match.outcome() !== null) return;
      throw new HexwyrmError('not-allowed', 'this game is played without advice');
    },
    seated: new Map(),
    queries: hosted.queries,
    async watch() {
      queries = await hosted.queries();
    },
    match,
    record,
    doubt,
    groups,
    changes,
    updates,
    seats: () => game.seatsOf(match.state),

    act(seat, actions, dice) {
      const entries: LogEntry<A, E>[] = [];
      let refused: Refusal | null = null;
      match.attempt(() => {
        for (const action of actions) {
          try {
            entries.push(match.apply(seat, action, dice));
          } catch (error) {
            if (entries.length === 0 || !(error instanceof RefusedError)) throw error;
            refused = error.refusal;
            return;
          }
        }
      });
      for (const first of entries.slice(0, 1)) groups.begin(first);
      changes.note();
      return { entries, refused };
    },

    takeBack() {
      const last = match.log.at(-1);
      if (!last) throw new HexwyrmError('undo-refused', 'there is nothing to undo');
      const entry = match.undo(last.seat, { force: true });
      changes.note();
      return entry;
    },

    // The first step says by its error what forbids it; after it nothing does.
    undo(seat, extent) {
      for (let left = Math.max(1, back(seat)[extent]); left > 0; left -= 1) match.undo(seat);
      changes.note();
    },
    redo(seat, extent) {
      for (let left = Math.max(1, forth(seat)[extent]); left > 0; left -= 1) {
        const next = match.undone.findLast(isKnownTo(seat));
        const again = match.redo(seat);
        if (next !== undefined) groups.replace(next, again);
      }
      changes.note();
    },
    retract(seat, action) {
      for (const again of retract(match, seat, plain(action))) groups.begin(again);
      changes.note();
    },
  };
}

/** Plays a record as far as it goes; unless it is read leniently, an action that is refused is an error. */
function openRecord<S extends GameState, A, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  record: GameRecord | Replay,
  lenient: boolean,
): { readonly match: Match<S, A, E, V>; readonly doubt: Doubt | null } {
  const match = openMatch(game, { ...record, actions: [] });
  for (const [index, { seat, action, dice }] of record.actions.entries()) {
    try {
      match.apply(seat, action, dice);
    } catch (error) {
      if (!(error instanceof HexwyrmError)) throw error;
      if (lenient) return { match, doubt: { kind: 'action', action: index + 1, reason: error.message } };
      throw new ReplayError([{ path: `actions[${index}]`, reason: error.message }], error);
    }
  }
  if (!('hash' in record)) return { match, doubt: null };
  if (lenient) return { match, doubt: doubtOf(match, record.hash) };
  checkHash(record, match.hash());
  return { match, doubt: null };
}

function doubtOf<S extends GameState, A, E extends GameEvent, V>(
  match: Match<S, A, E, V>,
  hash: string,
): Doubt | null {
  if (match.hash() === hash) return null;
  let actions = 0;
  for (const state of match.states()) {
    if (hashState(state) === hash) return { kind: 'hash', fits: actions };
    actions += 1;
  }
  return { kind: 'hash', fits: null };
}

/** Throws HexwyrmError 'unknown-seat' for a seat that is not in this game. */
export function checkSeat<S extends GameState, A, E extends GameEvent, V>(
  hosted: HostedMatch<S, A, E, V>,
  seat: Seat,
): Seat {
  const seats = hosted.seats();
  if (seats.includes(seat) || seat === SPECTATOR) return seat;
  throw new HexwyrmError('unknown-seat', `there is no seat ${seat}; there are: ${seats.join(', ')}`);
}

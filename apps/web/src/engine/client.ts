import type { Json, Odds, Refusal, Seat } from '@hexwyrm/kernel';
import type {
  Answer,
  Doubt,
  Entry,
  ErrorBody,
  Followed,
  Method,
  Params,
  Snapshot,
  UndoExtent,
  Update,
  Way,
} from '@hexwyrm/protocol';
import { type GameCopy, updated } from './game-copy.ts';

/** What the host refused or could not do; `failure` has the clause where a rule did. */
export class HostError extends Error {
  readonly failure: ErrorBody;

  constructor(failure: ErrorBody) {
    super(failure.message);
    this.name = 'HostError';
    this.failure = failure;
  }
}

/** The game as the seat that looks at it sees it. */
export interface Shown {
  readonly snapshot: Snapshot;
  readonly log: readonly Entry[];
}

/** What was done, and the game after it. `refused`: why not everything was. */
export interface Done extends Shown {
  readonly entries: readonly Entry[];
  readonly refused: Refusal | null;
}

/** A game the browser has kept: its undo groups, and whether all of it is kept as it would be now. */
export interface Kept {
  readonly groups: readonly number[] | null;
  readonly complete: boolean;
}

/** The dice of a position: from a seed, or as written. */
export type PositionDice = { readonly seed: string } | { readonly dice: number[] };

/** The engine, in a worker or not: one way to talk to a game. Every promise may fail with a HostError. */
export interface Host {
  open(start: { game: string; scenario: string; options: Json; seed: string }): Promise<Shown>;
  /** `lenient`: a replay that does not lead where it says is opened as far as it goes. */
  resume(
    replay: Json,
    kept: Kept | null,
    lenient?: boolean,
  ): Promise<Shown & { readonly doubt: Doubt | null }>;
  position(position: Json, dice: PositionDice): Promise<Shown>;
  /** Another seat looks at the game from now on. */
  look(seat: Seat): Promise<Shown>;
  act(seat: Seat, actions: readonly Json[]): Promise<Done>;
  explain(seat: Seat, action: Json): Promise<Answer<'explain'>>;
  /** The rolls of each action; none for one that is not legal. */
  odds(seat: Seat, actions: readonly Json[]): Promise<readonly Odds[]>;
  propose(seat: Seat): Promise<readonly Json[]>;
  /** The best plans for the open decision; `hurry` ends the search with what was found. */
  advise(seat: Seat): Promise<Answer<'advise'>>;
  outlook(seat: Seat, action: Json): Promise<Answer<'outlook'>>;
  reach(seat: Seat, unit: number, after: readonly Json[]): Promise<readonly Way<Json>[]>;
  undo(seat: Seat, extent: UndoExtent): Promise<Shown>;
  redo(seat: Seat, extent: UndoExtent): Promise<Shown>;
  retract(seat: Seat, action: Json): Promise<Shown>;
  /** A bot takes the next decision of the seat. */
  play(seat: Seat, bot: string): Promise<Done>;
  /** The bot or adviser that thinks answers now. */
  hurry(): Promise<void>;
  /** What a query of the game answers the seat, now or after this many actions. */
  query(seat: Seat, name: string, params: Json, at: number | null): Promise<Json>;
  /** The view of the seat after this many actions, with what a table shows besides. */
  at(actions: number, seat: Seat): Promise<Pick<Snapshot, 'view' | 'answers'>>;
  save(): Promise<Answer<'save'>>;
  /** What has changed since the last call, or everything. */
  changes(everything?: 'everything'): Promise<Answer<'record'>>;
  /** What these actions of a game that is over did to the chances, from one place in its log to another. */
  analyse(from: number, to: number): Promise<Answer<'analyse'>>;
  /** What was missed in the turn that begins there. */
  missed(at: number): Promise<Answer<'missed'>>;
  /** Ends the engine; nothing is asked afterwards. */
  close(): void;
}

/** One request to the engine. */
export type Ask = <M extends Method>(method: M, params: Params<M>) => Promise<Answer<M>>;

/** A host by one way to ask it. It keeps the copy of the game that answers bring up to date. */
export function hostBy(ask: Ask, close: () => void): Host {
  let copy: GameCopy | null = null;
  /** The version of the record that is kept; null: none is. */
  let recorded: number | null = null;

  const show = (update: Update): Shown => {
    copy = updated(copy, update);
    return { snapshot: copy.snapshot, log: copy.log };
  };

  const done = (answer: Followed | object): Done => {
    if (!('update' in answer)) throw new TypeError('the host knows no seat that looks');
    return { ...show(answer.update), entries: answer.update.entries, refused: answer.refused ?? null };
  };

  const connect = (seat: Seat): Promise<Update> => ask('connect', { seat, bots: {}, watch: true });

  /** A game was opened: the seat that chooses first looks at it. */
  const opened = async ({ decision, seats }: Answer<'new'>): Promise<Shown> => {
    recorded = null;
    const [seat] = decision?.seats ?? seats;
    return show(await connect(seat ?? 'spectator'));
  };

  return {
    open: async (params) => opened(await ask('new', params)),
    async resume(replay, kept, lenient = false) {
      const known = kept?.groups ? { groups: [...kept.groups] } : {};
      const answer = await ask('load', { replay, lenient, ...known });
      const shown = await opened(answer);
      if (kept?.complete) recorded = 0;
      return { ...shown, doubt: answer.doubt ?? null };
    },
    async position(position, dice) {
      return opened(await ask('load', { position, lenient: false, ...dice }));
    },
    look: async (seat) => show(await connect(seat)),
    act: async (seat, actions) => done(await ask('apply', { seat, actions: [...actions], hash: false })),
    explain: (seat, action) => ask('explain', { seat, action }),
    async odds(seat, actions) {
      const answer = await ask('odds', { seat, actions: [...actions] });
      return 'each' in answer ? answer.each : [];
    },
    propose: async (seat) => (await ask('propose', { seat })).actions,
    advise: (seat) => ask('advise', { seat }),
    outlook: (seat, action) => ask('outlook', { seat, action }),
    reach: async (seat, unit, after) => (await ask('reach', { seat, unit, after: [...after] })).ways,
    undo: async (seat, extent) => done(await ask('undo', { seat, extent })),
    redo: async (seat, extent) => done(await ask('redo', { seat, extent })),
    retract: async (seat, action) => done(await ask('retract', { seat, action })),
    play: async (seat, bot) => done(await ask('play', { seat, bot })),
    async hurry() {
      await ask('hurry', {});
    },
    async query(seat, name, params, at) {
      const moment = at === null ? {} : { at };
      return (await ask('query', { seat, name, params, indices: true, ...moment })).answer;
    },
    at: (actions, seat) => ask('at', { actions, seat }),
    analyse: (from, to) => ask('analyse', { from, to }),
    missed: (at) => ask('missed', { at }),
    save: () => ask('save', {}),
    async changes(everything) {
      const since = everything === undefined && recorded !== null ? { since: recorded } : {};
      const record = await ask('record', since);
      recorded = record.version;
      return record;
    },
    close,
  };
}

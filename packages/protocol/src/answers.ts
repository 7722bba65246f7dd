import type {
  Advice,
  Analysis,
  Decision,
  GameEvent,
  Json,
  Missed,
  Odds,
  Outcome,
  Outlook,
  RecordedAction,
  Refusal,
  Seat,
  Verdict,
} from '@hexwyrm/kernel';
import type { Way } from '@hexwyrm/wargame';
import type { Method } from './methods.ts';
import type { Doubt } from './results.ts';
import type { Snapshot, Update } from './snapshot.ts';

/** Where the game is now. */
interface Now {
  readonly decision: Decision | null;
  readonly outcome: Outcome | null;
}

export interface Opened extends Now {
  readonly game: string;
  readonly rulesVersion: number;
  readonly seats: readonly Seat[];
  readonly seed?: string | number;
  readonly hash: string;
  readonly doubt?: Doubt;
}

/** What the referee receives about an action. */
export interface Played extends Now {
  readonly events: readonly GameEvent[];
  readonly rolled: readonly number[];
  readonly version: number;
  readonly hash?: string;
  /** Why not all of several actions were played; those before it were. */
  readonly refused?: Refusal;
}

/** What a connected seat receives about it. */
export interface Followed {
  readonly update: Update;
  readonly refused?: Refusal;
}

export type Chances =
  | { readonly odds: Odds; readonly atOnce: string | null }
  | { readonly each: readonly Odds[] };

interface Choices {
  readonly seat: Seat;
  readonly actions: readonly Json[];
}

interface Seen {
  readonly seat: Seat;
  readonly view: Json;
}

export interface Answers {
  games: { readonly protocol: number; readonly games: readonly object[] };
  data: { readonly data: object };
  rules: { readonly clause: string; readonly title: string; readonly text: string };
  new: Opened;
  load: Opened;
  connect: Update;
  update: Update;
  state: { readonly state: object };
  view: Seen;
  at: Seen & Pick<Snapshot, 'answers'>;
  decision: Now;
  save: { readonly position: Json; readonly replay: Json };
  /** `groups`: how many actions had been taken when each request to act began. `head`: a replay without its actions. */
  record: {
    readonly version: number;
    readonly from: number;
    readonly actions: readonly RecordedAction<Json>[];
    readonly groups: readonly number[];
    readonly hash: string;
    readonly head?: Json;
  };
  hash: { readonly hash: string };
  legal: Choices & {
    readonly groups: readonly { readonly unit: number | null; readonly actions: readonly number[] }[];
  };
  reactions: Choices;
  propose: Choices;
  explain: Verdict<Json>;
  odds: Chances;
  outlook: Outlook & { readonly places: readonly string[] };
  reach: { readonly ways: readonly Way<Json>[] };
  query: { readonly seat: Seat; readonly answer: Json };
  bestmove: { readonly seat: Seat; readonly action: Json; readonly bot: string };
  advise: Advice<Json>;
  /** Of these actions alone; `start` and `seats` are those of the game. */
  analyse: Analysis;
  missed: { readonly missed: Missed<Json> | null };
  apply: Played | Followed;
  play: (Played & { readonly action: Json }) | Followed;
  hurry: object;
  undo:
    | (Now & {
        readonly undone: { readonly seat: Seat; readonly action: Json };
        readonly version: number;
        readonly hash: string;
      })
    | Followed;
  redo: Followed;
  retract: Followed;
}

export type Answer<M extends Method> = Answers[M];

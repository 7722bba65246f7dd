import type {
  Decision,
  DiceSource,
  Facts,
  GameEvent,
  Json,
  Odds,
  Outcome,
  Outlook,
  Problem,
  Refusal,
  Seat,
  Way,
} from '@hexwyrm/kernel';

/**
 * What a table (the browser client) and a host (the engine in a worker, later the server) say to each other. The table
 * asks; the host answers each request once, and tells everybody who watches when the game has gone on.
 */
export type TableRequest =
  | { method: 'open'; params: { game: string; scenario: string; options: Json; seed: string } }
  /**
   * `presses` as `save` gave them; null, as for a file: every action is a step of its own. `lenient`: a replay that does not
   * lead where it says is opened as far as it goes, and the answer says so.
   */
  | { method: 'resume'; params: { replay: Json; presses: readonly number[] | null; lenient: boolean } }
  /** Another seat looks at the table: snapshots and logs are for it from now on. */
  | { method: 'look'; params: { seat: Seat } }
  | { method: 'position'; params: { position: Json; dice: DiceSource } }
  | { method: 'act'; params: { seat: Seat; actions: readonly Json[] } }
  /** Why not. */
  | { method: 'explain'; params: { seat: Seat; action: Json } }
  | { method: 'odds'; params: { seat: Seat; actions: readonly Json[] } }
  /** A sensible answer to the open decision, step by step. */
  | { method: 'propose'; params: { seat: Seat } }
  /** What is sure of an action: where it acts beside the place it names, and what it brings. */
  | { method: 'foresee'; params: { seat: Seat; action: Json } }
  /** Every way the unit can go now, or after these steps of its own, the cheapest first. */
  | { method: 'reach'; params: { seat: Seat; unit: number; after: readonly Json[] } }
  | { method: 'undo' | 'redo'; params: { seat: Seat; stretch: Stretch } }
  /** Takes back the seat's newest action like this one and plays the later ones again: where order means nothing. */
  | { method: 'retract'; params: { seat: Seat; action: Json } }
  /** A bot takes the next decision of the seat. */
  | { method: 'think'; params: { seat: Seat; bot: string } }
  /** The game as it stood after so many actions, for the replay. */
  | { method: 'at'; params: { actions: number; seat: Seat } }
  | { method: 'save'; params: Record<string, never> };

/** How much is taken back or played again at once: what was sent together, all that a unit just did, the phase, the turn. */
export type Stretch = 'step' | 'unit' | 'phase' | 'turn';

/** How many actions each of them is from here; 0 where the seat cannot go. */
export type Reach = Readonly<Record<Stretch, number>>;

/** One action as the log shows it: what was chosen, what fell, what came of it. `action` is null where it is a secret. */
export interface TableEntry {
  readonly seat: Seat;
  readonly action: Json;
  readonly rolled: readonly number[];
  readonly events: readonly GameEvent[];
}

/**
 * All that one seat's table needs to show the game. `view` is what the seat may know, `legal` what it may do now.
 * `undo` and `redo` name what keeps the seat from going back or forth; null where nothing does. `back` and `forth` say
 * how far it may go.
 */
export interface Snapshot {
  readonly game: string;
  /** Who looks. */
  readonly seat: Seat;
  readonly scenario: string;
  readonly seats: readonly Seat[];
  /** Whose turn it is, whoever has to choose just now. */
  readonly active: Seat;
  /** What a list of games says about it: turn, score and the like. */
  readonly standing: Facts;
  /** Whether any other player sees something else: without secrets nobody need look away. */
  readonly secrets: boolean;
  /** How many actions have been taken. */
  readonly actions: number;
  readonly view: Json;
  readonly decision: Decision | null;
  readonly outcome: Outcome | null;
  readonly legal: Readonly<Record<Seat, readonly Json[]>>;
  /** What whoever looks may do unasked, besides answering the open decision. */
  readonly reactions: readonly Json[];
  readonly undo: string | null;
  readonly redo: string | null;
  readonly back: Reach;
  readonly forth: Reach;
}

/** What is wrong with a replay that can still be looked at. */
export type Doubt =
  /** This action is refused; those before it are shown. Counted from 1. */
  | { readonly kind: 'action'; readonly action: number; readonly reason: string }
  /** All actions go through but lead elsewhere; the hash is that of the state after `fits` of them, or of none of them. */
  | { readonly kind: 'hash'; readonly fits: number | null };

export type Explanation = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal };

export interface TableAnswers {
  open: { snapshot: Snapshot; log: readonly TableEntry[] };
  resume: { snapshot: Snapshot; log: readonly TableEntry[]; doubt: Doubt | null };
  position: { snapshot: Snapshot; log: readonly TableEntry[] };
  look: { snapshot: Snapshot; log: readonly TableEntry[] };
  /**
   * `entries` are the new lines of the log. Where a later action of several is refused, those before it stand, and
   * `refused` says why; where the first one is, the whole request fails.
   */
  act: { snapshot: Snapshot; entries: readonly TableEntry[]; refused: Refusal | null };
  explain: Explanation;
  odds: readonly Odds[];
  foresee: Outlook & { readonly places: readonly string[] };
  /** Empty where the game has nothing to propose. */
  propose: readonly Json[];
  /** Empty for a unit that goes nowhere, and in a game without steps. */
  reach: readonly Way<Json>[];
  undo: { snapshot: Snapshot; log: readonly TableEntry[] };
  redo: { snapshot: Snapshot; log: readonly TableEntry[] };
  retract: { snapshot: Snapshot; log: readonly TableEntry[] };
  think: { snapshot: Snapshot; entries: readonly TableEntry[] };
  at: { view: Json };
  /** `presses`: after how many actions each request to act began. */
  save: { replay: Json; position: Json; presses: readonly number[] };
}

export interface TableFailure {
  readonly code: string;
  readonly message: string;
  readonly clause?: string;
  readonly facts?: Facts;
  /** What is wrong with a file, field by field. */
  readonly problems?: readonly Problem[];
}

import type { Decision, Facts, GameEvent, Json, Outcome, Seat } from '@hexwyrm/kernel';
import * as z from 'zod/mini';
import type { Operation } from './patch.ts';
import { decision, dice, event, facts, json, outcome, seat } from './values.ts';

/** How much is undone or redone at once: what was sent together, all that a unit just did, the phase, the turn. */
export const UNDO_EXTENTS = ['step', 'unit', 'phase', 'turn'] as const;
export type UndoExtent = (typeof UNDO_EXTENTS)[number];

/** How many actions each of them is from here. */
export type UndoCounts = Readonly<Record<UndoExtent, number>>;

/** One action as a seat's log shows it; one that it must not notice is not in it. `action` is null where another seat played it: its events tell all that may be known. */
export interface Entry {
  readonly seat: Seat;
  readonly action: Json;
  readonly rolled: readonly number[];
  readonly events: readonly GameEvent[];
}

/**
 * All that one seat's screen needs to show the game. `view` is what the seat may know, `legal` what it may do now, in
 * groups (`ungroupActions`), `reactions` what it may do besides answering the open decision. `undo` and `redo` are how many actions the seat may go
 * back or forth, or name what keeps it from going.
 */
export interface Snapshot {
  readonly game: string;
  readonly seat: Seat;
  readonly scenario: string;
  readonly seats: readonly Seat[];
  /** Whose turn it is; another seat may be the one that has to choose. */
  readonly active: Seat;
  /** What a list of games says about it: turn, score and the like. */
  readonly standing: Facts;
  /** Whether any other player sees something else. */
  readonly secrets: boolean;
  /** Number of actions the seat knows of, equal to its log entries. Patches omit it: clients have the log. */
  readonly actions: number;
  readonly view: Json;
  readonly decision: Decision | null;
  readonly outcome: Outcome | null;
  readonly legal: readonly Json[];
  readonly reactions: readonly Json[];
  readonly undo: UndoCounts | string;
  readonly redo: UndoCounts | string;
  /** What queries answer that a table shows all the time, by name; for those who watch. Hexes are indices, as in the view. */
  readonly answers?: Readonly<Record<string, Json>>;
}

/**
 * How a seat's log becomes the newest one: `inserted` come in between, in this order and each at its place, as what was secret
 * does when the game ends; then `entries` replace the log from entry `from` on.
 */
export interface News {
  readonly inserted?: readonly (readonly [place: number, entry: Entry])[];
  readonly from: number;
  readonly entries: readonly Entry[];
}

/**
 * How a seat's copy of the game becomes the newest one. Each change of it raises its `version`, undo included.
 * `patch` changes the snapshot of version `since`; where that one is not known any more, the whole `snapshot` is sent
 * instead, with the whole log.
 */
export type Update =
  | (News & {
      readonly version: number;
      readonly since: number;
      readonly patch: readonly Operation[];
    })
  | {
      readonly version: number;
      readonly from: number;
      readonly entries: readonly Entry[];
      readonly snapshot: Snapshot;
    };

const entrySchema = z.strictObject({ seat, action: json, rolled: dice, events: z.array(event) });

const counts = z.strictObject({ step: z.int(), unit: z.int(), phase: z.int(), turn: z.int() });

const snapshotSchema = z.strictObject({
  game: z.string(),
  seat,
  scenario: z.string(),
  seats: z.array(seat),
  active: seat,
  standing: facts,
  secrets: z.boolean(),
  actions: z.int(),
  view: json,
  decision: z.nullable(decision),
  outcome: z.nullable(outcome),
  legal: z.array(json),
  reactions: z.array(json),
  undo: z.union([counts, z.string()]),
  redo: z.union([counts, z.string()]),
  answers: z.optional(z.record(z.string(), json)),
});

const operation = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('add'), path: z.string(), value: json }),
  z.strictObject({ op: z.literal('replace'), path: z.string(), value: json }),
  z.strictObject({ op: z.literal('remove'), path: z.string() }),
]);

const news = { version: z.int(), from: z.int(), entries: z.array(entrySchema) };
const inserted = z.optional(z.array(z.tuple([z.int(), entrySchema])));

export const updateSchema = z.union([
  z.strictObject({ ...news, since: z.int(), inserted, patch: z.array(operation) }),
  z.strictObject({ ...news, snapshot: snapshotSchema }),
]);

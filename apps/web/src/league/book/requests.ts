import type { Facts, Json, Problem, Seat } from '@hexwyrm/kernel';
import type { BookFile, BookView, CampaignView, Entry, Meeting, Slot, TournamentView } from '@hexwyrm/league';
import type { ContestKind } from '../../storage/contests.ts';

/** What the page sees of each kind of contest: all but the armies and plans that players hide in their games. */
export type Seen =
  | { readonly kind: 'campaign'; readonly view: CampaignView & BookView }
  | { readonly kind: 'tournament'; readonly view: TournamentView & BookView };

/** What the page asks the worker that keeps the book. */
export type LeagueRequest =
  | {
      readonly call: 'begin';
      readonly kind: ContestKind;
      readonly game: string;
      readonly settings: Json;
      readonly secret: string;
    }
  | {
      readonly call: 'open';
      readonly kind: ContestKind;
      readonly game: string;
      readonly file: unknown;
      readonly secret: string;
    }
  | ApplyRequest
  | SlotRequest;

export interface ApplyRequest {
  readonly call: 'apply';
  readonly seat: Seat;
  readonly command: Json;
  readonly version: number;
}

/** What a game that has begun begins with: that of a campaign, or one of a tournament. */
export interface SlotRequest {
  readonly call: 'slot';
  readonly game: null | { readonly match: string; readonly leg: 0 | 1 };
}

/** What the page keeps of a contest beside its commands. */
export interface ContestStanding {
  readonly facts: Facts;
  /** The games whose results are in the book. */
  readonly counted: readonly string[];
  readonly meetings: readonly Meeting[];
  readonly over: boolean;
}

/** What a page makes of one kind of contest. */
export interface ContestSort<V> {
  readonly kind: ContestKind;
  /** The view, if it is one of this kind. */
  viewIn(seen: Seen): V;
  standingOf(view: V): ContestStanding;
}

/** The book as it is now; `entry` is what was added to it. */
export interface Opened {
  readonly seen: Seen;
  readonly file: BookFile;
  readonly entry: Entry<unknown> | null;
  /** What was asked for last. */
  readonly slot: Slot | null;
}

/** Why a request came to nothing: a clause and its facts, or the fields at fault. */
export interface LeagueFailure {
  readonly clause: string | null;
  readonly facts: Facts;
  readonly message: string;
  readonly problems: readonly Problem[];
}

export type LeagueAnswer = { readonly opened: Opened } | { readonly failure: LeagueFailure };

import type { Decision, GameEvent, Refusal, Seat } from '@hexwyrm/kernel';
import type { Speech } from './speech.ts';
import type { Values } from './tongue.ts';

/** What a seat knows of its game. Each game has more in it, which only its own words read. */
export interface GameView {
  readonly scenario: string;
  readonly turn: number;
  readonly units: readonly { readonly hex: number }[];
  readonly frames: readonly { readonly kind: string }[];
}

/** A choice as the game takes it. */
export interface GameAction {
  readonly type: string;
}

/** A message and its values. */
export interface Saying {
  readonly id: string;
  readonly values: Values;
}

/**
 * Words only the game can provide; its members are methods, which lets each game take its own view and
 * actions. The rest follows from message ids: `verb.walk`, `phase.rally`,
 * `roll.fire`, `decision.damage`, `scenario.esirien-1`, `ending.goal`, `odds.part.hero`,
 * `odds.result.missed`.
 */
export interface GameWords {
  /** "Infantry 4" */
  unitLabel(view: GameView, id: number): string;
  /** "2 Dragons and 3 trolls" */
  company(view: GameView, ids: readonly number[]): string;
  /** A counter that is not on the board yet: "infantry" */
  counterName(what: string): string;
  /** "1109, city, road. Infantry, strength 2, defender." */
  hexLabel(hex: string, view: GameView): string;
  /** "Bell Tower", or the number. */
  placeName(view: GameView, hex: string): string;
  /** "North-West Gate": the way from one hex into another. */
  entranceName(view: GameView, between: readonly [string, string]): string;
  /** "Esirien" */
  mapName(view: GameView): string;
  saying(event: GameEvent, view: GameView): Saying;
  /** "Dragon: bound 1110 → 1107, facing north". At: where the unit will be by then. */
  actionLabel(action: GameAction, view: GameView, at?: string): string;
  /** The values of `decision.damage` and its hint. */
  questionValues(decision: Decision, view: GameView): Values;
  /** The range or cost of a mode, if not given in hexes or targets: "2 landings" */
  kindReach(kind: string, count: number, view: GameView): string | null;
  /** "12 of 15 VP" */
  score(view: GameView): string;
  /** "Invader", "Player A" */
  seatName(seat: Seat): string;
  /** The fact behind a refusal, or nothing. Far: the target is beyond the longest route. */
  refusalFact(refusal: Refusal): string;
}

/** The words of a game. */
export interface WordsKit {
  /** Its clauses begin with it: "DR-". */
  readonly prefix: string;
  /** The chapters of its rule book in their order: 2-12 holds the clauses whose numbers begin with 2.12. */
  readonly chapters: readonly string[];
  wordsOf(speech: Speech): GameWords;
}

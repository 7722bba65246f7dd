import type { Json, Seat } from '@hexwyrm/kernel';
import type { UnitId } from '../board/types.ts';
import type { Setup } from '../engine/game-store.ts';
import type { MessageId } from '../i18n/index.ts';
import type { LessonId } from '../kit/ids.ts';
import type { GameAction } from '../kit/kit.ts';
import type { Kind } from '../table/select/selection.ts';

/** One action of a lesson, with the dice it will roll. */
export interface Play<A extends GameAction = GameAction> {
  readonly seat: Seat;
  readonly action: A;
  readonly dice: readonly number[];
  /** What of the action may be chosen freely; the lesson only shows one way. */
  readonly free?: readonly string[];
}

/** What ends a step. */
export type Expectation =
  /** The learner has read it. */
  | { readonly kind: 'read' }
  /** The map has been moved. */
  | { readonly kind: 'camera' }
  /** The card of the unit is open. */
  | { readonly kind: 'inspect'; readonly unit: UnitId }
  | { readonly kind: 'select'; readonly unit: UnitId }
  /** The next action of the lesson is shown before it is done. */
  | { readonly kind: 'preview' }
  | { readonly kind: 'mode'; readonly mode: Kind }
  | { readonly kind: 'why-not'; readonly hex: string }
  /** The rule book has been opened, and laid aside again. */
  | { readonly kind: 'clause' }
  | { readonly kind: 'undo' }
  /** The learner takes this many next actions of the lesson. */
  | { readonly kind: 'play'; readonly actions: number }
  /** The other side takes this many next actions of the lesson. */
  | { readonly kind: 'watch'; readonly actions: number };

/** A hex, or a control by its `data-spot`. */
export type Target<Control extends string = string> =
  | { readonly hex: string }
  | { readonly control: Control };

export interface Step<Chapter extends string = string, Control extends string = string> {
  readonly id: string;
  readonly chapter: Chapter;
  readonly expect: Expectation;
  /** The rule that the step is about. */
  readonly clause?: string;
  readonly target?: Target<Control>;
  /** Hexes to show together from here on. */
  readonly sight?: readonly string[];
  /** The unit selected when the step begins. */
  readonly chosen?: UnitId;
}

/** A game that teaches: a position, every action of both sides, and the steps that lead through them. */
export interface Lesson {
  /** The scenario that its position names, by which a saved game is known to be this lesson. */
  readonly id: LessonId;
  readonly learner: Seat;
  /** The side that the lesson plays. */
  readonly opponent: Seat;
  readonly opening: Json;
  readonly plays: readonly Play[];
  /** Each says one thing and waits for one thing. */
  readonly steps: readonly Step[];
  /** The message of that name: a step's id for its text, plus `-do` for its task; `chapter-` its chapter. */
  message(name: string): string;
  /** Keys of the game that its words name, as they are written on the button. */
  readonly keys: Readonly<Record<string, string>>;
  /** What the coach says to an action where the lesson wants another; null: nothing more. */
  objection(wish: GameAction, wanted: GameAction | null): MessageId;
  /** Actions of the other side that are followed at a glance. */
  readonly quick: ReadonlySet<string>;
  /** The next game, if the lesson ends before its game is over, and the label of the link to it. */
  readonly after?: { readonly setup: Setup; readonly name: MessageId };
}

/** Every die of the lesson, in the order in which they fall. */
export const diceOf = ({ plays }: Lesson): readonly number[] => plays.flatMap(({ dice }) => dice);

/** Whether the action is what the lesson wants here. */
export function isWanted({ action: wanted, free = [] }: Play, action: GameAction): boolean {
  const names = new Set([...Object.keys(wanted), ...Object.keys(action)]);
  return [...names].every((name) => free.includes(name) || same(field(wanted, name), field(action, name)));
}

const field = (thing: object, name: string): unknown => new Map(Object.entries(thing)).get(name);

function same(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => field(a, name) === field(b, name));
}

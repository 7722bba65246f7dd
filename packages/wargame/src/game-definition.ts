import type { Grid } from '@hexwyrm/hexmap';
import type { Dice, Facts, GameEvent, GameState, Odds, Outcome, Outlook, Seat } from '@hexwyrm/kernel';
import type * as z from 'zod/mini';
import type { ActionSchema, Fields } from './action-schema.ts';
import type { HexCodec } from './hex-codec.ts';
import type { Rule } from './rule.ts';
import type { Sink } from './sinks.ts';
import type { MoveState, Traveller, Way } from './travel.ts';

/** The types of one game. `action` has its hexes by index, `printed` by number. */
export interface GameTypes {
  readonly state: GameState & { readonly outcome: Outcome | null };
  readonly action: Fields;
  readonly printed: Fields;
  readonly event: GameEvent;
  readonly view: unknown;
  readonly board: object;
  readonly play: object;
  readonly player: unknown;
  readonly clause: string;
}

/** A board that shows the state. */
export type BoardOf<T extends GameTypes> = T['board'] & { readonly state: T['state'] };

/** A board on which something happens. */
export type PlayOf<T extends GameTypes> = T['play'] & BoardOf<T> & { readonly events: readonly T['event'][] };

export type SinkOf<T extends GameTypes> = Sink<T['action'], T['printed']>;

export type RuleOf<T extends GameTypes> = Rule<
  BoardOf<T>,
  PlayOf<T>,
  T['player'],
  SinkOf<T>,
  T['action'],
  T['clause']
>;

export type Kind<T extends GameTypes> = T['action']['type'];

export type GameOf<T extends GameTypes> = Traveller<T['state'], T['printed'], T['event'], T['view']>;

/** What is asked: the kind of question, the clause that asks it, and what it is about. */
export interface Question<Clause extends string> {
  readonly kind: string;
  readonly clause: Clause;
  readonly facts?: Facts;
}

/** How units move, where a move is a chain of small steps. */
export interface Travelling<T extends GameTypes> {
  steps(board: BoardOf<T>, player: T['player'], unit: number): readonly T['action'][];
  moveState(board: BoardOf<T>, unit: number): MoveState | null;
  paid(events: readonly T['event'][], unit: number): number;
  ways?(board: BoardOf<T>, player: T['player'], unit: number): readonly Way<T['action'], T['event']>[] | null;
}

/** The gate and what follows it, for proposals that are tried out first. */
export interface Engine<T extends GameTypes> {
  isRefused(state: T['state'], action: T['action']): boolean;
  /** The action, and everything that follows until a player has a real choice. */
  carryOut(play: PlayOf<T>, player: T['player'], action: T['action']): void;
}

/** A game as its rules describe it: who is asked what, which rules answer it, and what happens by itself. */
export interface GameDefinition<T extends GameTypes>
  extends Pick<
    GameOf<T>,
    | 'id'
    | 'rulesVersion'
    | 'earlierRules'
    | 'seats'
    | 'scenarios'
    | 'view'
    | 'describe'
    | 'sample'
    | 'scenarioOf'
    | 'seatsOf'
    | 'activeOf'
    | 'standingOf'
    | 'unitOf'
    | 'clone'
    | 'save'
  > {
  readonly schema: ActionSchema & z.ZodMiniType<T['printed']>;
  readonly codec: HexCodec<T['printed'], T['action']>;
  readonly rules: Readonly<Record<Kind<T> | T['printed']['type'], RuleOf<T>>>;
  /** Refuses what is no action at all. */
  readonly malformed: T['clause'];
  gridOf(state: T['state']): Grid;
  openBoard(state: T['state']): BoardOf<T>;
  openPlay(state: T['state'], dice: Dice): PlayOf<T>;
  setUp(scenario: string, options: unknown, dice: Dice, settle: (play: PlayOf<T>) => void): T['state'];

  /** The seats that must choose now. */
  deciders(state: T['state']): readonly Seat[];
  /** Null for a seat without a player. */
  playerAt(state: T['state'], seat: Seat): T['player'] | null;
  question(state: T['state']): Question<T['clause']>;
  /** Kinds of action that the open frame or phase takes. */
  offered(state: T['state']): readonly Kind<T>[];
  /** The clause by which the open choice keeps this kind of action waiting; null where it has its own time. */
  waitsFor(board: BoardOf<T>, kind: Kind<T>): T['clause'] | null;
  /** Kinds that are open to every player at any time. */
  readonly anyTime: ReadonlySet<Kind<T>>;
  /** Those of them that are listed as reactions. */
  readonly reactions?: readonly Kind<T>[];
  /** Refuses units and hexes that the player cannot name. */
  namesRefusal(board: BoardOf<T>, player: T['player'], action: T['action']): T['clause'] | null;

  /** What follows from any change: victory among it. */
  afterwards(play: PlayOf<T>): void;
  /** Takes a step that is not a choice; false if there is none. */
  proceed?(play: PlayOf<T>): boolean;
  /** Whether the open question is asked regardless of its answers. */
  isAlwaysAsked?(state: T['state']): boolean;
  /** Whether a question is asked that has only this answer; `act` tries it out. */
  isAsked?(play: PlayOf<T>, player: T['player'], only: T['action'], act: (dice: Dice) => void): boolean;
  /** There are no answers: the frame or the phase is over. */
  closeQuestion(play: PlayOf<T>): void;
  /** Called before an action is carried out; what it returns, if anything, is called afterwards. */
  watch?(play: PlayOf<T>, kind: Kind<T>): (() => void) | null;

  /** The odds of an action whose rule does not know them: `act` tries it out. */
  foresee?(act: (dice: Dice) => void): Odds;
  /** The first roll of an action that is tried out; where it is left out, any die names its roll. */
  rollAtOnce?(act: (dice: Dice) => void): string | null;
  /** What is certain to come of an action; null is one that is refused. */
  outlook?(
    board: BoardOf<T>,
    action: { readonly player: T['player']; readonly action: T['action'] } | null,
  ): Outlook;
  propose?(state: T['state'], player: T['player'], engine: Engine<T>): readonly T['action'][];
  readonly travel: Travelling<T>;
}

import type { Dice, Facts, Problem, Summand } from '@hexwyrm/kernel';
import type * as z from 'zod/mini';
import type { View } from '../game/view.ts';
import type { HarmName } from '../powers/powers.ts';
import type { ComingName, EffectName } from '../powers/shows.ts';
import type { ActionOf, ActionType } from './actions.ts';
import type { Board, Play } from './board.ts';
import type { FrameForm } from './frame-form.ts';
import type { AreaEffect, FrameKind, FrameOf } from './frames.ts';
import type { Words } from './position-words.ts';
import type { Rule } from './rule.ts';
import type { Clause, Hex, Phase, Player, Segment, UnitId } from './vocabulary.ts';
import type { UnitType } from './world/unit-types.ts';

/** The rules of the kinds of action that a power adds. */
export type Rules<T extends ActionType> = { readonly [K in T]: Rule<K> };

/** Everything about a choice that a power asks for, beside its fields. */
export interface FrameRule<K extends FrameKind> {
  /** The clause that asks. */
  readonly clause: Clause;
  /** The clause that asks in this very case, where it is another. */
  asks?(frame: FrameOf<K>): Clause;
  readonly offers: readonly ActionType[];
  /** Asked even if there is one answer only. */
  readonly isSolemn?: boolean;
  /** How much is still to be chosen, if public. */
  facts?(frame: FrameOf<K>): Facts;
  /** The clause that keeps the player from leaving it open. */
  readonly duty?: Clause;
  /** It asks no player directly: called when it is the top choice, until it has removed itself. */
  proceed?(play: Play, frame: FrameOf<K>): void;
  /** What it means to be done with it, where its player may say so. */
  finish?(play: Play): void;
  /** Its public part, for other players; all of it where this is left out. */
  seen?(frame: FrameOf<K>, known: (id: UnitId) => boolean): FrameOf<K>;
  readonly form: FrameForm<K>;
}

export type FrameRules<K extends FrameKind> = { readonly [F in K]: FrameRule<F> };

/** How a power harms whole hexes (powers/area-effect.ts). */
export interface Harm {
  /** The clause that says what it does. */
  readonly clause: Clause;
  /** The clause that lets a superhero or dragon protect three others from it (R-DPP-75). */
  readonly protection: Clause;
  /** It eliminates: survivors show that a unit was protected. */
  readonly kills: boolean;
  /** Units it never affects, besides superheroes and dragons. */
  spares(board: Board, id: UnitId, effect: AreaEffect): boolean;
  befalls(play: Play, id: UnitId, effect: AreaEffect): void;
}

/** What an action would do, told before it is chosen: harm to whole hexes, or something else to units. */
export type Foreseen =
  | { readonly harm: HarmName; readonly hexes: readonly Hex[]; readonly by: UnitId }
  | {
      readonly what: EffectName;
      readonly clause: Clause;
      readonly hexes: readonly Hex[];
      readonly units: readonly UnitId[];
    };

/** Asked of the board as its player sees it; of an action that is not allowed it may tell nothing. */
export type Forecast<T extends ActionType> = (
  board: Board,
  player: Player,
  action: ActionOf<T>,
) => readonly Foreseen[];

export type Forecasts<T extends ActionType> = { readonly [K in T]: Forecast<K> };

/** What a later game-turn will bring, as far as a seat knows. */
export interface Coming {
  readonly turn: number;
  readonly what: ComingName;
  readonly clause: Clause;
  /** The units that come, where the seat knows them. */
  readonly units: readonly UnitId[];
}

/** Who looks at a game. */
export interface Sight {
  readonly player: Player;
  /** Whether stacks are hidden from others at all. */
  readonly screened: boolean;
  /** The game is over: nothing is secret any more. */
  readonly over: boolean;
  /** Whether the player can tell which unit it is. */
  known(id: UnitId): boolean;
  /** Whether it is theirs, where anything is hidden. */
  own(id: UnitId): boolean;
}

/** A field of a position; one that the state may do without may be left out. */
type Field<S, K extends keyof S> =
  object extends Pick<S, K>
    ? z.ZodMiniExactOptional<z.ZodMiniType<Exclude<S[K], undefined>>>
    : z.ZodMiniType<S[K]>;

/** What a power adds to the state. Its values are replaced, never changed: copies of a game share them. */
export interface Addition<S extends object> {
  /** Before it is first used. */
  blank(): S;
  /** The same in a position. */
  fields(words: Words): { readonly [K in keyof S]-?: Field<S, K> };
  /** What of it a player may know; all of it where this is left out. */
  seen?(state: S, sight: Sight): Partial<S>;
  /** Something that looks the same to the player, for what he may not know: made of his view and the dice alone. */
  guess?(view: View, player: Player, dice: Dice): Partial<S>;
}

/** When a power comes into play. What it is made of besides is listed in the registry of its chapter. */
export interface Power {
  /** Its actions that a phase offers. */
  readonly phases?: { readonly [P in Phase]?: readonly ActionType[] };
  /** Its actions that are open to their player during any decision. */
  readonly reactions?: readonly ActionType[];
  /** The action that works once a game. */
  readonly once?: ActionType;
  /** Units that need not be set up because of it (DP-18-j). */
  mayWait?(type: UnitType): boolean;
  /** Whether a hidden unit may have it to use in a phase, by public knowledge (R-DP-54). */
  readonly mayAct?: { readonly [P in Phase]?: (board: Board) => boolean };
  /** Before anything is set up. */
  setUp?(play: Play): void;
  /** A segment of the game-turn begins; the next one begins when no choice is left open. */
  readonly segments?: { readonly [S in Segment]?: (play: Play) => void };
  /** Why a phase cannot end yet, or null. */
  readonly duties?: { readonly [P in Phase]?: (board: Board) => Clause | null };
  /** The moon is about to move on. */
  dayEnds?(play: Play): void;
  /** The moon has moved on. */
  dayBegins?(play: Play): void;
  phaseBegins?(play: Play, phase: Phase): void;
  phaseEnds?(play: Play, phase: Phase): void;
  /** A unit is about to be eliminated. */
  falls?(play: Play, id: UnitId): void;
  /** A unit has been eliminated; returns the units that fall with it. */
  fallen?(play: Play, id: UnitId): readonly UnitId[];
  /** A unit is gone for good. */
  passed?(play: Play, id: UnitId): void;
  /** Chaos has taken a unit in battle. */
  devoured?(play: Play, by: UnitId, id: UnitId): void;
  /** A unit has moved into a hex of its own accord; it may have been eliminated since. */
  entered?(play: Play, id: UnitId): void;
  /** A unit that was eliminated has come back. */
  escaped?(play: Play, id: UnitId): void;
  /** Something has happened, or a choice has been made. */
  settles?(play: Play): void;
  /** What it adds to the diplomacy points a player receives (14.1.6), after what came to `soFar`. */
  income?(play: Play, player: Player, soFar: number): readonly Summand[];
  /** What else happens when a people becomes a player's ally, once its units are his. */
  joined?(play: Play, player: Player, people: string): void;
  /** What later game-turns will bring because of it. */
  coming?(view: View): readonly Coming[];
  /** What of its state no sequence of legal moves could have led to. */
  problems?(board: Board): readonly Problem[];
}

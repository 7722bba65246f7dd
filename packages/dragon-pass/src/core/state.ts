import type { GameState, Outcome, Seat } from '@hexwyrm/kernel';
import type { PowerState } from '../powers/powers.ts';
import type { ActionType } from './actions.ts';
import { cloneFrame, type Frame } from './frames.ts';
import type { Options } from './options.ts';
import { shaped } from './shape.ts';
import type { Clause, HalfPoints, Hex, MoonPhase, Phase, Player, UnitId } from './vocabulary.ts';
import type { Corrections } from './world/corrections.ts';

/** What a unit has done in its owner's movement phase. */
export interface Activity {
  /** Its hex when the phase began. */
  readonly from: Hex;
  readonly spent: HalfPoints;
  /** A zone of control, or the one hex it may always move, has ended its move. */
  readonly stopped: boolean;
  /** Paid hexes along secondary roads towards the next free one (DP-6.1.2-b). */
  readonly paid: number;
  /** The next hex along a road is free. */
  readonly bonus: boolean;
  /** Who carries it (6.7). */
  readonly by?: UnitId;
  /** It has come onto the map in this phase (6.9). */
  readonly arrived?: true;
  /** The clause by which it moves no further in this phase. */
  readonly held?: Clause;
  /** Hungry Jack has let it go: its next hex heeds no zone of control of his (R-DPP-82). */
  readonly freed?: true;
  /** Neutral peoples into whose land it has come in this phase (DP-14.1.5-a). */
  readonly entered?: readonly string[];
}

/** A unit that may come onto the map in its owner's movement phases (6.9). */
export interface Arrival {
  readonly unit: UnitId;
  /** Edge hexes it may enter by, or the capital it appears in. */
  readonly hexes: readonly Hex[];
  readonly capital: boolean;
}

export interface Unit {
  /** Index into `world.types`. */
  readonly type: number;
  /** Which counter of its type: index of its name. */
  readonly number: number;
  owner: Player;
  /** Herds and treasures: whose they were at first, or NOBODY (DP-7.16-d). */
  first: Player;
  hex: Hex;
  /** Height in its hex, 0 at the bottom. */
  rank: number;
  /** Back side up: disrupted, or berserk for a superhero. */
  down: boolean;
  /** Disrupted in this player-turn: no recovery in its rally phase (DP-7.15-d). */
  shaken: boolean;
  /** Has taken part in a battle of this combat phase (DP-7.4.2-c). */
  fought: boolean;
  did: Activity | null;
}

/** An active stack and an inactive one next to each other when the combat phase began (DP-7.4.3-d). */
export interface Contact {
  readonly active: Hex;
  readonly inactive: Hex;
  /** A unit in the active stack was outside a fortification (DP-7.4.6-e). */
  readonly field: boolean;
}

/** A hero or superhero who may still get away in this player-turn's rally phase (DP-8.5-a). */
export interface PendingEscape {
  readonly unit: UnitId;
  readonly hex: Hex;
}

/** DP-8.7: a berserk superhero and its scapegoat. */
export interface Rage {
  readonly avenger: UnitId;
  readonly scapegoat: UnitId;
}

/** A horse herd (16.9) or the Spirit of Movement (16.15) and the units it hastens in this phase: they move together. */
export interface Caravan {
  readonly herd: UnitId;
  readonly units: readonly UnitId[];
}

/** A question that a player does not want to be asked again in this player-turn (R-DP-55). */
export interface Hush {
  readonly player: Player;
  readonly about: 'disclose' | 'array' | 'regroup' | 'glow';
}

/** The whole game; powers add to it (powers/powers.ts). */
export interface State extends GameState, PowerState {
  readonly version: 1;
  /** Absent in games that go on by the first rules, which asked other questions and hid more (`earlierRules`). */
  rules?: 2 | undefined;
  readonly scenario: string;
  readonly options: Options;
  readonly corrections: Corrections | null;
  /** In the order of their player-turns, until it is reversed. */
  readonly seats: readonly Seat[];
  /** Player-turns are taken in the opposite order (DP-PAC.RandomEvents.11-a, DP-18.9.3-a). */
  reversed?: true | undefined;
  /** The dice that decided who deploys first, and who moves first. */
  orderDice?: readonly number[] | undefined;
  turn: number;
  active: Player;
  phase: Phase;
  /** Units are replaced, never changed: copies of a game share them (see `renewUnit`). */
  units: Readonly<Unit>[];
  moon: MoonPhase | null;
  /** The Temple of the Reaching Moon has never been taken (DP-11.3-b). */
  glowline: boolean;
  /** Who was last in each fortress or other place that counts (DP-18-a). */
  control: { hex: Hex; player: Player }[];
  contacts: Contact[];
  /** Hexes whose units have made their attack of this phase (DP-7.4.6-c). */
  attackedFrom: Hex[];
  /** Spirits and agents on stacks they are to attack; they are no part of them (DP-5.1-b). */
  committed: UnitId[];
  escapes: PendingEscape[];
  rages: Rage[];
  caravans: Caravan[];
  /** Dragonewt cities in which enemies have been (DP-16.5.2-b). */
  violated: Hex[];
  /** Safe beside a superhero from the magic that is being worked (DP-8.4-b). */
  shielded: UnitId[];
  /** Units eliminated in this player-turn. */
  killed: UnitId[];
  /** Powers that work once a game and have been used, by their actions. */
  used: ActionType[];
  /** Agents that may not attack in this player-turn (DP-13.2-h). */
  spent: UnitId[];
  /** Assassins, transformers and Puppeteers who have been at work in this phase. */
  acted: UnitId[];
  arrivals: Arrival[];
  /** Stacks put in order in this phase and unchanged since. */
  restacked: Hex[];
  /**
   * Units of the moving player that others have not lost sight of (R-DP-44): from the first step until the
   * phase ends. Replaced, never changed.
   */
  followed?: readonly UnitId[] | undefined;
  /** Absent if no player has said so in this player-turn. Replaced, never changed. */
  hushed?: readonly Hush[] | undefined;
  frames: Frame[];
  outcome: Outcome | null;
}

const cloneUnit = (unit: Readonly<Unit>): Unit => ({
  type: unit.type,
  number: unit.number,
  owner: unit.owner,
  first: unit.first,
  hex: unit.hex,
  rank: unit.rank,
  down: unit.down,
  shaken: unit.shaken,
  fought: unit.fought,
  did: unit.did,
});

/**
 * Replaces a unit by a copy to change: holders of the old one, and every copy of the game, keep it unchanged.
 */
export function renewUnit({ units }: State, id: UnitId): Unit {
  const unit = cloneUnit(units[id] as Unit);
  units[id] = unit;
  return unit;
}

/** An independent copy. Units, contacts, escapes, rages, caravans and what powers add never change in place. */
export function cloneState(state: State): State {
  const copy = shaped(state);
  copy.units = state.units.slice();
  copy.control = state.control.map((place) => ({ ...place }));
  copy.contacts = state.contacts.slice();
  copy.attackedFrom = state.attackedFrom.slice();
  copy.committed = state.committed.slice();
  copy.escapes = state.escapes.slice();
  copy.rages = state.rages.slice();
  copy.caravans = state.caravans.slice();
  copy.violated = state.violated.slice();
  copy.shielded = state.shielded.slice();
  copy.killed = state.killed.slice();
  copy.used = state.used.slice();
  copy.spent = state.spent.slice();
  copy.acted = state.acted.slice();
  copy.arrivals = state.arrivals.slice();
  copy.restacked = state.restacked.slice();
  copy.frames = state.frames.slice();
  for (let i = 0; i < copy.frames.length; i++) copy.frames[i] = cloneFrame(copy.frames[i]);
  return copy;
}

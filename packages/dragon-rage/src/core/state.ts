import type { GameState, Outcome, Seat } from '@hexwyrm/kernel';
import type { SpellState } from '../magic/state.ts';
import type { MapId } from '../world/city-map.ts';
import type { Corrections } from '../world/corrections.ts';
import type { UnitTypeId } from '../world/unit-types.ts';
import type { Frame } from './frames.ts';
import type { Options } from './options.ts';
import type { Facing, Hex, Mode, Phase, Side, UnitId } from './vocabulary.ts';

/** Hit points and posture of a monster. */
export interface Body {
  /** Points left, by area (in the order of the unit type's areas) and group; minor monsters have one pool. */
  hp: number[][];
  /** -1: unclear, the opponent decides (DR-2.4.2-b); minor monsters have none. */
  facing: Facing | -1;
  aloft: boolean;
  breaths: number;
  /** Units that damaged a young dragon this game turn (DR-2.12.2.3-b). */
  hurtBy: UnitId[];
  /** Units a tyrannosaur must strike back at (DR-2.11.3.3-a). */
  provokedBy: UnitId[];
}

/** What a unit has done in its side's current player-turn. */
export interface Activity {
  /** Movement points spent. */
  spent: number;
  /** Every step so far followed the road, from a road hex (DR-2.4.1-b). */
  road: boolean;
  /** May not move again this player-turn. */
  stopped: boolean;
  mode: Mode | null;
  /** Scale or smash, never both (DR-2.5.3.1-c); one table attempt a turn (DR-2.5.5.2-m). */
  attempt: 'scale' | 'smash' | 'roll' | null;
  /** Has made, or forfeited, its attack. */
  attacked: boolean;
  /** A wizard has cast a spell; a dispel roll declined. */
  cast: boolean;
  dispelled: boolean;
  /** Wooden bridge entered this player-turn, or -1 (DR-2.5.7.1-a). */
  bridge: Hex;
  demolishes: boolean;
  tookOff: boolean;
  landed: boolean;
  breathed: boolean;
  /** Hexes a major monster has struck, and groups used by area (DR-2.12.1.6.3-c, d). */
  struck: Hex[];
  used: number[];
}

export interface Unit {
  readonly type: UnitTypeId;
  side: Side;
  hex: Hex;
  wounded: boolean;
  killer: boolean;
  /** Has scaled a wall: orcs, goblins and human foot do so once a game (DR-2.5.3.1-l). */
  ladder: boolean;
  /** Spell points left. */
  spellPoints: number;
  body: Body | null;
  /** Elemental: the wizard who controls it, or -1 once control is lost. */
  master: UnitId;
  /** Elemental: arrived this player-turn (DR-2.8.9-b). */
  fresh: boolean;
  did: Activity | null;
}

/** Bits of `state.entrances`. */
export const SMASHED = 1;
export const OPENED = 2;
export const INVADER_HOLDS = 4;

/** A wooden bridge: marked for demolition by a unit, broken under a monster, or burned. */
export interface Bridge {
  hex: Hex;
  stage: 'marked' | 'broken' | 'burned';
  unit: UnitId;
  turn: number;
}

export interface Elowyn {
  unit: UnitId;
  /** Nurkott: no longer a captive of the slave cages. */
  freed: boolean;
  /** Esirien: has left the citadel once (DR-2.10.7-f). */
  leftCitadel: boolean;
  /** What she has added to or taken from the invader's score. */
  score: number;
}

export interface State extends GameState, SpellState {
  readonly version: 1;
  readonly scenario: string;
  readonly map: MapId;
  readonly corrections: Corrections | null;
  readonly options: Options;
  /** Who sits at which side. */
  seats: Record<Side, Seat>;
  first: Side;
  goal: number;
  turn: number;
  phase: Phase;
  /** Choices inside choices; the last frame is the open one. Empty: the phase itself is open. */
  frames: Frame[];
  units: Unit[];
  /** By entrance of the map: SMASHED, OPENED, INVADER_HOLDS. */
  entrances: number[];
  /** Palisade hexsides broken by sea serpents (DR-2.11.2.2-c). */
  breaches: number[];
  bridges: Bridge[];
  razed: { hex: Hex; vp: number }[];
  carcasses: Hex[];
  /** Hexes two major monsters may not both strike this melee phase (DR-2.12.1.6.2-b). */
  struck: { hex: Hex; unit: UnitId }[];
  elowyn: Elowyn | null;
  /** Reinforcements waiting for room (DR-2.9-e). */
  owed: UnitTypeId[];
  /** Sides that began with a hero and can be demoralised (DR-2.10.5.5-a). */
  hadHeroes: Record<Side, boolean>;
  lastDamage: number;
  lastInside: number;
  outcome: Outcome | null;
}

export const newUnit = (type: UnitTypeId, side: Side, hex: Hex): Unit => ({
  type,
  side,
  hex,
  wounded: false,
  killer: false,
  ladder: false,
  spellPoints: 0,
  body: null,
  master: -1,
  fresh: false,
  did: null,
});

const newActivity = (): Activity => ({
  spent: 0,
  road: true,
  stopped: false,
  mode: null,
  attempt: null,
  attacked: false,
  cast: false,
  dispelled: false,
  bridge: -1,
  demolishes: false,
  tookOff: false,
  landed: false,
  breathed: false,
  struck: [],
  used: [],
});

/** The unit's record of this player-turn, opened on first use. */
export function activity(unit: Unit): Activity {
  unit.did ??= newActivity();
  return unit.did;
}

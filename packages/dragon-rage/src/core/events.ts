import type { DirectionName } from '@hexwyrm/hexmap';
import type { GameEvent } from '@hexwyrm/kernel';
import type { SpellEvents } from '../magic/spells.ts';
import type { AbilityEvents } from '../monsters/abilities.ts';
import type { UnitTypeId } from '../world/unit-types.ts';
import type { Area, Clause, Mode, PhaseName, Side, UnitId } from './vocabulary.ts';

/** A die or two, why they were rolled and what they had to reach. */
export interface RollFact {
  dice: number[];
  modifier: number;
  /** Total needed; with `atMost` the one it must not exceed (gates battered by monsters, the price of a dispel). */
  needs: number;
  atMost?: true;
  success: boolean;
}

interface Happening extends SpellEvents, AbilityEvents {
  // before the first turn
  recruited: { side: Side; what: UnitTypeId };
  'armies-revealed': {
    invader: Partial<Record<UnitTypeId, number>>;
    defender: Partial<Record<UnitTypeId, number>>;
    goal: number;
    reveals: true;
  };
  /** A plan for both sides; whether the garrison has about the usual number of units (DR-3.3.1-a). */
  planned: {
    invader: Partial<Record<UnitTypeId, number>>;
    defender: Partial<Record<UnitTypeId, number>>;
    goal: number;
    usualGarrison: boolean;
  };
  'sides-rolled': { dice: number[] };
  'side-chosen': { seat: string; side: Side };
  'goal-set': { goal: number };
  placed: { unit: UnitId; hex: string };
  faced: { unit: UnitId; facing: DirectionName };
  // the turn
  phase: { turn: number; phase: PhaseName };
  conceded: { side: Side };
  'game-over': { winner: string | null; reason: string };
  // movement
  /** `how` is the manner a major monster moves in this turn; all others walk. */
  moved: { unit: UnitId; from: string | null; to: string; mp: number; how: Mode };
  turned: { unit: UnitId; facing: DirectionName; mp: number };
  crashed: { unit: UnitId; hex: string };
  displaced: { unit: UnitId; from: string; to: string };
  arrived: { unit: UnitId; what: UnitTypeId; hex: string };
  'reinforcements-due': { units: UnitTypeId[]; forfeited: number };
  // entrances, walls, bridges
  'control-changed': { between: [string, string]; side: Side };
  'entrance-opened': { between: [string, string]; unit: UnitId };
  'entrance-closed': { between: [string, string] };
  'entrance-smashed': { between: [string, string]; unit: UnitId };
  'wall-breached': { between: [string, string]; unit: UnitId };
  'bridge-marked': { hex: string; unit: UnitId };
  'bridge-broken': { hex: string; unit: UnitId };
  'bridge-saved': { hex: string };
  'bridge-burned': { hex: string };
  // dice
  rolled: { roll: string; unit?: UnitId; target?: UnitId; hex?: string } & RollFact;
  // combat
  /** An attack that others may still join; `roll` resolves it. `bolt`: a held lightning bolt strikes too. */
  'attack-planned': { weapon: 'melee' | 'missile'; units: UnitId[]; hex: string; bolt: boolean };
  attack: {
    weapon: 'melee' | 'missile' | 'strike' | 'overrun' | 'lightning';
    units: UnitId[];
    hex: string;
    attack: number;
    defence: number;
    cell: number | 'D' | 'M';
  };
  missed: { units: UnitId[]; hex: string };
  wounded: { unit: UnitId };
  destroyed: { unit: UnitId; hex: string | null };
  damaged: { unit: UnitId; area: Area | null; points: number; by: UnitId | null };
  'group-lost': { unit: UnitId; area: Area };
  berserk: { unit: UnitId };
  killers: { units: UnitId[] };
  demoralised: { side: Side };
  'attack-lost': { unit: UnitId };
  // magic
  cast: { unit: UnitId; spell: string; cost: number; hex?: string; target?: UnitId; radius?: number };
  // victory
  /** `by`: the unit that did it; null for a storm, or markers laid before the game. */
  razed: { hex: string; vp: number; score: number; by: UnitId | null };
  'score-changed': { by: number; score: number };
  carcass: { unit: UnitId; hex: string };
  freed: { unit: UnitId };
  saved: { unit: UnitId; hex: string };
}

export type EventType = keyof Happening;

/** What happened, with the clause that made it happen; never prose. */
export type Event = { [T in EventType]: GameEvent & { type: T; clause: Clause } & Happening[T] }[EventType];

type EventOf<T extends EventType> = Extract<Event, { type: T }>;

export type { EventOf };

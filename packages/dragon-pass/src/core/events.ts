import type { GameEvent } from '@hexwyrm/kernel';
import type { PowerEvents } from '../powers/powers.ts';
import type { LossCause } from './frames.ts';
import type { Clause, MoonPhaseName, Phase, UnitId } from './vocabulary.ts';
import type { Nation } from './world/unit-types.ts';

/** Hexes are printed numbers; seats are names; factors and losses are whole numbers as read from the tables. */
interface Happening extends PowerEvents {
  // before the first turn
  /** A die has decided who deploys first, or who takes the first player-turns. */
  'order-rolled': { order: 'deployment' | 'turns'; die: number; seat: string };
  'moon-chosen': { phase: MoonPhaseName };
  deployed: { unit: UnitId; hex: string };
  'deployment-ended': { seat: string; waiting: UnitId[] };
  // the turn
  'reserve-formed': { seat: string; count: number };
  'turn-began': { turn: number; moon: MoonPhaseName | null };
  phase: { turn: number; seat: string; phase: Phase };
  conceded: { seat: string };
  'game-over': { winner: string | null; reason: string };
  // movement and stacks
  moved: { unit: UnitId; from: string; to: string; cost: number };
  carried: { unit: UnitId; by: UnitId };
  'set-down': { unit: UnitId; hex: string };
  arrived: { unit: UnitId; hex: string; cost: number };
  restacked: { hex: string };
  /** A unit of that colour did this out of others' sight, between these hexes (DP-5.3-c); an empty name is off the map. */
  unseen: { what: 'moved' | 'arrived'; seat: string; colour: Nation; from: string; to: string };
  'control-changed': { hex: string; seat: string };
  'glowline-fell': Record<never, never>;
  // combat
  committed: { unit: UnitId; hex: string };
  supported: { unit: UnitId; hex: string };
  'returned-to-box': { unit: UnitId };
  /** A battle that is put together: what the attacker chose, and what has to come along. It begins with `fight`. */
  'attack-planned': { attackers: UnitId[]; targets: string[] };
  'battle-declared': { attackers: UnitId[]; defenders: UnitId[]; targets: string[]; commander: string };
  /** Defending players with as many units each roll for the command (DP-7.4.1-c). */
  'command-rolled': { rolls: { seat: string; die: number }[] };
  'battle-ended': { targets: string[] };
  /** A roll on the Attack Table. */
  struck: {
    cause: LossCause;
    total: number;
    die: number;
    modifier: number;
    loss: number;
    by: UnitId[];
    /** The one stack that is struck. */
    hex?: string;
    /** In melee and spirit magic: the hexes that are fought for. */
    targets?: string[];
  };
  /** The loss is less than any unit that could fall for it counts. */
  'none-fell': { cause: LossCause };
  /** A roll on the Missile Fire Table. */
  fired: { hex: string; total: number; die: number; modifier: number; result: string; by: UnitId[] };
  devoured: { by: UnitId; unit: UnitId };
  reserved: { units: UnitId[] };
  retreated: { unit: UnitId; from: string; to: string };
  /** Defenders who cannot retreat; the clause says why. */
  held: { units: UnitId[] };
  advanced: { unit: UnitId; from: string; to: string };
  disrupted: { unit: UnitId };
  eliminated: { unit: UnitId; hex: string };
  captured: { unit: UnitId; seat: string; hex: string };
  'became-neutral': { unit: UnitId };
  stampeded: { unit: UnitId; die: number; from: string; to: string | null };
  rallied: { unit: UnitId };
  // heroes
  'escape-rolled': { unit: UnitId; die: number; needs: number; success: boolean };
  rejoined: { unit: UnitId; hex: string };
  protected: { units: UnitId[]; hex: string };
  /** Others see how many are left (R-DP-50). */
  sheltered: { hex: string; count: number };
  'went-berserk': { unit: UnitId; scapegoat: UnitId };
  'rage-ended': { unit: UnitId };
  resurrected: { unit: UnitId; hex: string };
}

export type EventType = keyof Happening;
export type Event = { [T in EventType]: GameEvent & { type: T; clause: Clause } & Happening[T] }[EventType];
export type EventOf<T extends EventType> = Extract<Event, { type: T }>;

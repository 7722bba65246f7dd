import type { DispelFrame } from '../magic/dispel/dispel.ts';
import type { UnitTypeId } from '../world/unit-types.ts';
import type { Area, Clause, Hex, Side, UnitId } from './vocabulary.ts';

/** An army as counts by unit type. */
export type Army = Partial<Record<UnitTypeId, number>>;

/**
 * A choice that must be made before the phase below it continues. Each is named after what is chosen; `side`
 * chooses, and may be the inactive player (DR-2.5.3.1-k, 2.8.8-d, 2.12.1.1.5-c).
 */
export type Frame =
  /** Secret armies in a point-choice game (DR-3.3.2-b); `ready` sides wait for the other. */
  | { kind: 'draft'; armies: Record<Side, Army>; ready: Record<Side, boolean> }
  /** One player plans both armies and the goal (DR-3.3.1-a). */
  | { kind: 'plan'; seat: string; armies: Record<Side, Army>; goal: number | null }
  /** A seat takes a side (DR-3.1.1-g, DR-3.3.1-b); `dice` are those that gave it the choice, if any. */
  | { kind: 'choose-side'; seat: string; dice: number[] }
  /** The invader of a campaign game lays markers on what is destroyed beforehand (DR-4.3.3-a). */
  | { kind: 'markers'; side: Side }
  | { kind: 'setup'; side: Side }
  /** Facing unclear: the opponent decides (DR-2.4.2-b). */
  | { kind: 'face'; side: Side; unit: UnitId }
  /** A unit where it may not stay must move on before anything else: overruns, cavalry in a road tower. */
  | { kind: 'passing'; side: Side; unit: UnitId; clause: Clause }
  /** Characters give way to a unit that scaled their wall (DR-2.5.3.1-k). */
  | { kind: 'displace'; side: Side; units: UnitId[]; scaler: UnitId; to: Hex }
  /** The owner spreads damage over a body, one point at a time. */
  | {
      kind: 'damage';
      side: Side;
      unit: UnitId;
      cause: 'crash' | 'lightning';
      points: number;
      given: Area[];
      by: UnitId;
    }
  | DispelFrame
  /** An attack on the combat table is being put together; others may join before the roll. */
  | { kind: 'attack'; side: Side; weapon: 'melee' | 'missile'; hex: Hex; units: UnitId[]; bolt: boolean };

const BEFORE_FIRST_TURN: ReadonlySet<Frame['kind']> = new Set([
  'draft',
  'plan',
  'choose-side',
  'markers',
  'setup',
]);

/** Whether armies are still being gathered and set up. */
export const isBeforeFirstTurn = (frames: readonly Frame[]): boolean =>
  frames.length > 0 && BEFORE_FIRST_TURN.has(frames[0].kind);

import type { Play } from '../board.ts';
import type { Side, UnitId } from '../vocabulary.ts';

/** DR-2.5.7.2-b */
export function brokenBridgesFall(_play: Play, _side: Side): void {}

/** DR-2.5.7.2-a: called when a major monster bounds onto or lands on a hex. */
export function breakBridge(_play: Play, _id: UnitId): void {}

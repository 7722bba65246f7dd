import type { Play } from '../board.ts';
import type { LossCause } from '../frames.ts';
import { unwritten } from '../rule.ts';
import type { UnitId } from '../vocabulary.ts';

/** DP-7.10.7.5-b, c: a herd or treasure taken in melee changes hands. */
export function captureInMelee(_play: Play, _id: UnitId, _cause: LossCause): void {}

export const leadAway = unwritten('lead-away', 'DP-7.10.7.5-b');

import type { Play } from '../board.ts';

/** DR-2.3-t */
export function judge(_play: Play): void {}

export function judgeTimeLimits(_play: Play): void {}

import type { Play } from '../board.ts';

/** DR-2.3-k, u */
export function pillage(_play: Play): void {}

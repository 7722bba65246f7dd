import type { Board, Play } from '../board.ts';
import type { Clause, Side } from '../vocabulary.ts';

export const berserkDuty = (_board: Board, _side: Side): Clause | null => null;

/** DR-2.12.1.7.1-f */
export function berserkDeaths(_play: Play): void {}

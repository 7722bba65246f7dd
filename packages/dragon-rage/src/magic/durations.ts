import type { Play } from '../board.ts';
import type { Side } from '../vocabulary.ts';

/** DR-2.8.3-b */
export function endSpells(_play: Play, _side: Side): void {}

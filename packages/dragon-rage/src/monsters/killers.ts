import type { Play } from '../board.ts';
import type { UnitId } from '../vocabulary.ts';

/** DR-2.12.2.3-a */
export function enrage(_play: Play, _id: UnitId): void {}

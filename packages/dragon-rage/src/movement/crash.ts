import type { Play } from '../board.ts';
import type { UnitId } from '../vocabulary.ts';

/** DR-2.12.1.1.5-a: the flyer or bounder comes down in the hex it is in. */
export function crash(_play: Play, _id: UnitId): void {}

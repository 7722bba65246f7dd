import type { Play } from '../board.ts';
import type { UnitId } from '../vocabulary.ts';

/** DR-2.12.1.1.5-a: the flyer or bounder comes down in the hex it is in. */
export function crash(_play: Play, _id: UnitId): void {}

/** DR-2.8.7-h, i: the flyer is in a whirlwind and rolls; true if it crashed. */
export const whirlwindCheck = (_play: Play, _id: UnitId): boolean => false;

import type { UnitType } from './vocabulary.ts';

/** BH-2-a. */
export const STRENGTH: Readonly<Record<UnitType, number>> = { captain: 3, guard: 2 };

/** BH-3-a. */
export const MOVEMENT_POINTS = 3;

/** BH-5-b. */
export const LAST_TURN = 6;

import type { SCENARIO_SHEETS } from '@hexwyrm/dragon-pass';
import { armyOf, worldFor } from '@hexwyrm/dragon-pass/data';
import { gradeOf, type Weight } from '../../../home/ScenarioWeight.tsx';

export type Sheet = (typeof SCENARIO_SHEETS)[number];

/** Counted in the printed scenarios: from the raid of the first to the war of three players. */
const LENGTHS = [60, 110] as const;
const DIFFICULTIES = [14, 40] as const;

/** How many counters take the field, and how many kinds of them. */
export function weightOf({ forces }: Sheet): Weight {
  const world = worldFor(null);
  const types = Object.values(forces).flatMap((army) => armyOf(world, army ?? []));
  const units = types.reduce((sum, { names }) => sum + names.length, 0);
  return {
    length: gradeOf(units, LENGTHS),
    difficulty: gradeOf(types.length, DIFFICULTIES),
    units,
    kinds: types.length,
  };
}

/** "1" of "pass-1". */
export const numberOf = ({ id }: Sheet): string => id.replace('pass-', '');

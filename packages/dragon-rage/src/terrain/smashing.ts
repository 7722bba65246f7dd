import type { Play } from '../board.ts';
import type { Rule } from '../rule.ts';
import type { UnitId } from '../vocabulary.ts';

export const smashing: Rule<'smash'> = {
  type: 'smash',
  timing: 'DR-2.5.5.1-c',
  list() {},
  refusal: () => 'DR-2.5.5.1-c',
  carryOut() {},
};

/** DR-2.5.5.1-a: a grounded major monster smashes the door it faces. */
export function smashFacedDoor(_play: Play, _id: UnitId): void {}

import type { View } from '@hexwyrm/dragon-pass';

/** A battle without units: tests fill in who fights for what. */
export const BATTLE: Extract<View['frames'][number], { kind: 'battle' }> = {
  kind: 'battle',
  step: 0,
  targets: [],
  attackers: [],
  defenders: [],
  commander: 1,
  abstaining: [],
  reserve: [],
  fought: [],
  covered: [],
  withdrawn: [],
  loss: { defenders: 0, attackers: 0 },
  by: { defenders: [], attackers: [] },
  grudges: [],
  aims: [],
  stirred: [],
};

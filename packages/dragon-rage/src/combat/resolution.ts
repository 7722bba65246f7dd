import type { Rule } from '../rule.ts';

export const roll: Rule<'roll'> = {
  type: 'roll',
  timing: 'DR-2.7.1-b',
  list() {},
  refusal: () => 'DR-2.7.1-b',
  carryOut() {},
};

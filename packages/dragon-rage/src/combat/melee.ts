import type { Rule } from '../rule.ts';

export const melee: Rule<'melee'> = {
  type: 'melee',
  timing: 'DR-2.7.1-a',
  list() {},
  refusal: () => 'DR-2.7.1-a',
  carryOut() {},
};

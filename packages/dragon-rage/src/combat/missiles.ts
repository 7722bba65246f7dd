import type { Rule } from '../rule.ts';

export const shoot: Rule<'shoot'> = {
  type: 'shoot',
  timing: 'DR-2.7.6.1-b',
  list() {},
  refusal: () => 'DR-2.7.6.1-b',
  carryOut() {},
};

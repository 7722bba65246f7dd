import type { Rule } from '../rule.ts';

export const join: Rule<'join'> = {
  type: 'join',
  timing: 'DR-2.7.1.2-a',
  list() {},
  refusal: () => 'DR-2.7.1.2-a',
  carryOut() {},
};

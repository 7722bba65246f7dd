import type { Rule } from '../rule.ts';

export const assign: Rule<'assign'> = {
  type: 'assign',
  timing: 'DR-2.12.1.1.5-c',
  list() {},
  refusal: () => 'DR-2.12.1.1.5-c',
  carryOut() {},
};

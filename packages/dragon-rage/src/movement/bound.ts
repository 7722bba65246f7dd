import type { Rule } from '../rule.ts';

export const bound: Rule<'bound'> = {
  type: 'bound',
  timing: 'DR-2.12.1.1.3-c',
  list() {},
  refusal: () => 'DR-2.12.1.1.3-c',
  carryOut() {},
};

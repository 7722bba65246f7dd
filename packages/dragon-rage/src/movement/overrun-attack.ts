import type { Rule } from '../rule.ts';

export const overrun: Rule<'overrun'> = {
  type: 'overrun',
  timing: 'DR-2.4.7.2-a',
  list() {},
  refusal: () => 'DR-2.4.7.2-a',
  carryOut() {},
};

import type { Rule } from '../rule.ts';

export const concede: Rule<'concede'> = {
  type: 'concede',
  timing: 'DR-2.6-a',
  list() {},
  refusal: () => 'DR-2.6-a',
  carryOut() {},
};

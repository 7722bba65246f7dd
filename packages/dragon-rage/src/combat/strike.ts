import type { Rule } from '../rule.ts';

export const strike: Rule<'strike'> = {
  type: 'strike',
  timing: 'DR-2.6.1.4-a',
  list() {},
  refusal: () => 'DR-2.6.1.4-a',
  carryOut() {},
};

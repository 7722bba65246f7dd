import type { Rule } from '../rule.ts';

export const cast: Rule<'cast'> = {
  type: 'cast',
  timing: 'DR-2.8.3-a',
  list() {},
  refusal: () => 'DR-2.8.3-a',
  carryOut() {},
};

import type { Rule } from '../rule.ts';

export const slither: Rule<'slither'> = {
  type: 'slither',
  timing: 'DR-2.12.1.1.2-a',
  list() {},
  refusal: () => 'DR-2.12.1.1.2-a',
  carryOut() {},
};

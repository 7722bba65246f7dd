import type { Rule } from '../rule.ts';

export const fall: Rule<'fall'> = {
  type: 'fall',
  timing: 'DR-2.12.1.1.5-g',
  list() {},
  refusal: () => 'DR-2.12.1.1.5-g',
  carryOut() {},
};

import type { Rule } from '../rule.ts';

export const scale: Rule<'scale'> = {
  type: 'scale',
  timing: 'DR-2.5.3.1-d',
  list() {},
  refusal: () => 'DR-2.5.3.1-d',
  carryOut() {},
};

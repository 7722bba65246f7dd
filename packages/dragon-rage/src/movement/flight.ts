import type { Rule } from '../rule.ts';

export const fly: Rule<'fly'> = {
  type: 'fly',
  timing: 'DR-2.12.1.1.4-d',
  list() {},
  refusal: () => 'DR-2.12.1.1.4-d',
  carryOut() {},
};

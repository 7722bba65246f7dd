import type { Rule } from '../rule.ts';

export const pay: Rule<'pay'> = {
  type: 'pay',
  timing: 'DR-2.8.9-o',
  list() {},
  refusal: () => 'DR-2.8.9-o',
  carryOut() {},
};

export const decline: Rule<'decline'> = {
  type: 'decline',
  timing: 'DR-2.8.9-o',
  list() {},
  refusal: () => 'DR-2.8.9-o',
  carryOut() {},
};

import type { Rule } from '../rule.ts';

export const chooseSide: Rule<'choose-side'> = {
  type: 'choose-side',
  timing: 'DR-3.3.1-b',
  list() {},
  refusal: () => 'DR-3.3.1-b',
  carryOut() {},
};

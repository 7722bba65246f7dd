import type { Rule } from '../rule.ts';

export const razeInPlace: Rule<'raze'> = {
  type: 'raze',
  timing: 'DR-2.3-e',
  list() {},
  refusal: () => 'DR-2.3-e',
  carryOut() {},
};

import type { Rule } from '../rule.ts';

export const turnInPlace: Rule<'turn'> = {
  type: 'turn',
  timing: 'DR-2.12.1.1.1-e',
  list() {},
  refusal: () => 'DR-2.12.1.1.1-e',
  carryOut() {},
};

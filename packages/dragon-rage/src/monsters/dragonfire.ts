import type { Rule } from '../rule.ts';

export const breathe: Rule<'breathe'> = {
  type: 'breathe',
  timing: 'DR-2.6.1.3-a',
  list() {},
  refusal: () => 'DR-2.6.1.3-a',
  carryOut() {},
};

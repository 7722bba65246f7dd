import type { Rule } from '../rule.ts';

export const recruit: Rule<'recruit'> = {
  type: 'recruit',
  timing: 'DR-3.3.2-b',
  list() {},
  refusal: () => 'DR-3.3.2-b',
  carryOut() {},
};

export const goal: Rule<'goal'> = {
  type: 'goal',
  timing: 'DR-3.3.1-a',
  list() {},
  refusal: () => 'DR-3.3.1-a',
  carryOut() {},
};

export const ready: Rule<'ready'> = {
  type: 'ready',
  timing: 'DR-3.3.2-b',
  list() {},
  refusal: () => 'DR-3.3.2-b',
  carryOut() {},
};

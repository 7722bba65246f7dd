import type { Rule } from '../rule.ts';

export const place: Rule<'place'> = {
  type: 'place',
  timing: 'DR-3.1.1-a',
  list() {},
  refusal: () => 'DR-3.1.1-a',
  carryOut() {},
};

export const face: Rule<'face'> = {
  type: 'face',
  timing: 'DR-2.4.2-b',
  list() {},
  refusal: () => 'DR-2.4.2-b',
  carryOut() {},
};

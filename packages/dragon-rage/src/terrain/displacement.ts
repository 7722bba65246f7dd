import type { Rule } from '../rule.ts';

export const displace: Rule<'displace'> = {
  type: 'displace',
  timing: 'DR-2.5.3.1-k',
  list() {},
  refusal: () => 'DR-2.5.3.1-k',
  carryOut() {},
};

import type { Play } from '../board.ts';
import type { Rule } from '../rule.ts';

export const arrive: Rule<'arrive'> = {
  type: 'arrive',
  timing: 'DR-2.6.1.6-a',
  list() {},
  refusal: () => 'DR-2.6.1.6-a',
  carryOut() {},
};

export function callReinforcements(_play: Play): void {}

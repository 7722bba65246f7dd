import type { Play } from '../board.ts';
import type { Rule } from '../rule.ts';
import type { Side } from '../vocabulary.ts';

export const demolish: Rule<'demolish'> = {
  type: 'demolish',
  timing: 'DR-2.5.7.1-a',
  list() {},
  refusal: () => 'DR-2.5.7.1-a',
  carryOut() {},
};

export function placeDemolitionMarkers(_play: Play, _side: Side): void {}

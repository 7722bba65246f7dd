import type { Rule } from '../core/rule.ts';
import { giveUp } from './victory.ts';

/** DR-2.6-a: either player may concede at any time, so it is never listed among the choices of a decision. */
export const concede: Rule<'concede'> = {
  type: 'concede',
  timing: 'DR-2.6-a',
  list() {},
  refusal: () => null,
  carryOut: (play, side) => giveUp(play, side),
};

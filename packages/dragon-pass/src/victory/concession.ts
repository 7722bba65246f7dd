import type { Rule } from '../core/rule.ts';
import { giveUp } from './victory.ts';

/** Players may concede at any time, so it is never listed among the choices of a decision. */
export const concede: Rule<'concede'> = {
  type: 'concede',
  timing: 'DP-2-d',
  list() {},
  refusal: () => null,
  carryOut: (play, player) => giveUp(play, player),
};

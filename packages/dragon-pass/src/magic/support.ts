import { unwritten } from '../rule.ts';

export const support = unwritten('support', 'DP-7.13-a');

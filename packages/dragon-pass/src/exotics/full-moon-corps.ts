import { unwritten } from '../rule.ts';

export const muster = unwritten('muster', 'DP-13.3-a');

import { unwritten } from '../rule.ts';

export const aim = unwritten('aim', 'DP-7.9.3-a');

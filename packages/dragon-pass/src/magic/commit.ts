import { unwritten } from '../rule.ts';

export const commit = unwritten('commit', 'DP-7.3-a');

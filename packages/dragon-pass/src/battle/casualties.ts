import { unwritten } from '../rule.ts';

export const take = unwritten('take', 'DP-7.10.7-a');

import { unwritten } from '../rule.ts';

export const blame = unwritten('blame', 'DP-8.7.1-a');

import { unwritten } from '../rule.ts';

export const rejoin = unwritten('rejoin', 'DP-8.5-c');

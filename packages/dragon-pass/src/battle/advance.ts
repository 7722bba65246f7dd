import { unwritten } from '../rule.ts';

export const advance = unwritten('advance', 'DP-7.11.1-c');

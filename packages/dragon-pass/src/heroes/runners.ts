import { unwritten } from '../rule.ts';

export const sow = unwritten('sow', 'DP-12.2-b');

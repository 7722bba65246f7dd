import { unwritten } from '../rule.ts';

export const meteor = unwritten('meteor', 'DP-13.2-a');

import { unwritten } from '../rule.ts';

export const freeze = unwritten('freeze', 'DP-16.12-a');

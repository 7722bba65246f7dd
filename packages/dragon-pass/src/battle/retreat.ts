import { unwritten } from '../rule.ts';

export const retreat = unwritten('retreat', 'DP-7.10.5-a');

import { unwritten } from '../rule.ts';

export const transform = unwritten('transform', 'DP-16.7.2-a');

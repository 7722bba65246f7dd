import { unwritten } from '../rule.ts';

export const disruptHit = unwritten('disrupt', 'DP-7.9.8-b');

export const lose = unwritten('lose', 'DP-7.9.8-f');

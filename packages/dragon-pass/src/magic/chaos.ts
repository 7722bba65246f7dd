import { unwritten } from '../rule.ts';

export const devour = unwritten('devour', 'DP-7.6.2-a');

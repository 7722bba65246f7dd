import { unwritten } from '../rule.ts';

export const storm = unwritten('storm', 'DP-12.3-a');

import { unwritten } from '../rule.ts';

export const forfeit = unwritten('forfeit', 'DP-13.1-p');

import { unwritten } from '../rule.ts';

export const done = unwritten('done', 'DP-7.5-d');

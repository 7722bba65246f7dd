import { unwritten } from '../rule.ts';

export const protect = unwritten('protect', 'DP-8.4-b');

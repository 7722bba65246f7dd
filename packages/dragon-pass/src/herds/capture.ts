import { unwritten } from '../rule.ts';

export const leadAway = unwritten('lead-away', 'DP-7.10.7.5-b');

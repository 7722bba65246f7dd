import { unwritten } from '../rule.ts';

export const scout = unwritten('scout', 'DP-17.2-a');

export const strike = unwritten('strike', 'DP-17.2-c');

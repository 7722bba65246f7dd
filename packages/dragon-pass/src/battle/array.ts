import { unwritten } from '../rule.ts';

export const reserve = unwritten('reserve', 'DP-7.10.4-a');

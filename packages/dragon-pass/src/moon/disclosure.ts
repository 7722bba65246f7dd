import { unwritten } from '../rule.ts';

export const disclose = unwritten('disclose', 'DP-12.1-b');

export const conceal = unwritten('conceal', 'DP-12.1-b');

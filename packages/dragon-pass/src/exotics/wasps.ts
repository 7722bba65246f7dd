import { unwritten } from '../rule.ts';

export const wasps = unwritten('wasps', 'DP-12.4-a');

import { unwritten } from '../rule.ts';

export const feed = unwritten('feed', 'DP-13.1-g');

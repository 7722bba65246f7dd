import type { Board } from '../core/board.ts';

/** DP-6.6-a: clear unless a storm makes it rain. */
export const isRaining = ({ state }: Board): boolean => state.rain;

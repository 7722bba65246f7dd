import type { Board } from '../core/board.ts';
import { isToday } from '../core/chance.ts';

/** DP-6.6-a: clear unless a storm, or the random event of the game-turn (DP-PAC.RandomEvents.14-a), makes it rain. */
export const isRaining = ({ state }: Board): boolean => state.rain || isToday(state, 'rain');

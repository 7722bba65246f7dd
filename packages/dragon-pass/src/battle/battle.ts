import type { Board } from '../board.ts';
import type { Battle } from '../frames.ts';

/** The battle under way, or undefined. */
export const battleOf = ({ state }: Board): Battle | undefined =>
  state.frames.find((frame): frame is Battle => frame.kind === 'battle');

/** The battle under way; throws where there is none. */
export function theBattle(board: Board): Battle {
  const battle = battleOf(board);
  if (!battle) throw new Error('no battle is under way');
  return battle;
}

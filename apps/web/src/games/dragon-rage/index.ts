import type { GameKit } from '../kit.ts';
import { rageBoard } from './board/index.ts';

/** Dragon Rage at the table. */
export const kit: GameKit = {
  id: 'dragon-rage',
  title: 'Dragon Rage',
  board: rageBoard,
};

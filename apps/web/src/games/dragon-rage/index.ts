import { lazy } from 'react';
import type { GameKit } from '../kit.ts';
import { rageBoard } from './board/index.ts';
import { rageWords } from './words/kit.ts';

/** Dragon Rage at the table. */
export const kit: GameKit = {
  id: 'dragon-rage',
  title: 'Dragon Rage',
  board: rageBoard,
  words: rageWords,
  Result: lazy(() => import('./result/RageResult.tsx')),
};

import { create } from 'zustand';
import { lockGame, releaseGame } from '../storage/game-lock.ts';
import { loadGame, saveGame } from '../storage/games.ts';
import { gameStore } from './create-store.ts';
import type { GameStore } from './game-store.ts';
import { createHost } from './worker-host.ts';

export type { GameFile } from './game-store.ts';

/** The game on the table of this page. */
export const useGame = create<GameStore>()(
  gameStore(createHost(), { saveGame, loadGame, lock: lockGame, release: releaseGame }),
);

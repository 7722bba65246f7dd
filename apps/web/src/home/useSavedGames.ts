import { useCallback, useState } from 'react';
import { useEffect } from '../effects.ts';
import { useGame } from '../engine/store.ts';
import {
  deleteGame,
  type KeptGame,
  listGames,
  renameGame,
  restoreGame,
  type SavedGame,
} from '../storage/games.ts';

export const ORDERS = ['played', 'started', 'name'] as const;
export type Order = (typeof ORDERS)[number];

interface SavedGames {
  /** The last played first. */
  readonly games: readonly SavedGame[];
  /** What was deleted last and can be brought back. */
  readonly removed: KeptGame | null;
  refresh(): void;
  remove(id: string): Promise<void>;
  restore(): Promise<void>;
  rename(id: string, name: string): Promise<void>;
}

/** The saved games; where the browser keeps nothing there are none. */
export function useSavedGames(): SavedGames {
  const [games, setGames] = useState<readonly SavedGame[]>([]);
  const [removed, setRemoved] = useState<KeptGame | null>(null);
  const refresh = useCallback(() => {
    listGames().then(setGames, () => setGames([]));
  }, []);
  useEffect(() => {
    refresh();
    // Another window may have played on.
    addEventListener('focus', refresh);
    return () => removeEventListener('focus', refresh);
  }, [refresh]);
  return {
    games,
    removed,
    refresh,
    async remove(id) {
      const { id: current, leave } = useGame.getState();
      if (current === id) leave();
      setRemoved(await deleteGame(id));
      refresh();
    },
    async restore() {
      if (removed !== null) await restoreGame(removed);
      setRemoved(null);
      refresh();
    },
    async rename(id, name) {
      await renameGame(id, name);
      refresh();
    },
  };
}

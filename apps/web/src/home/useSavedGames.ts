import { useCallback, useState } from 'react';
import { useEffect } from '../base/effects.ts';
import { useGame } from '../engine/store.ts';
import {
  deleteGame,
  type GameList,
  listGames,
  renameGame,
  restoreGame,
  type StoredGame,
} from '../storage/games.ts';

export const ORDERS = ['played', 'started', 'name'] as const;
export type Order = (typeof ORDERS)[number];

interface SavedGames {
  readonly list: GameList;
  /** What was deleted last and can be brought back. */
  readonly removed: StoredGame | null;
  refresh(): void;
  remove(id: IDBValidKey): Promise<void>;
  restore(): Promise<void>;
  rename(id: string, name: string): Promise<void>;
}

const NOTHING: GameList = { games: [], damaged: [] };

/** The saved games; where the browser keeps nothing there are none. */
export function useSavedGames(): SavedGames {
  const [list, setList] = useState<GameList>(NOTHING);
  const [removed, setRemoved] = useState<StoredGame | null>(null);
  const refresh = useCallback(() => {
    void listGames().then(setList);
  }, []);
  useEffect(() => {
    refresh();
    // Another window may have played on.
    addEventListener('focus', refresh);
    return () => removeEventListener('focus', refresh);
  }, [refresh]);
  return {
    list,
    removed,
    refresh,
    async remove(id) {
      const { id: current, leave } = useGame.getState();
      if (current === id) leave();
      setRemoved(await deleteGame(id).catch(() => null));
      refresh();
    },
    async restore() {
      if (removed !== null) await restoreGame(removed);
      setRemoved(null);
      refresh();
    },
    async rename(id, name) {
      await renameGame(id, name).catch(() => {});
      refresh();
    },
  };
}

import { useCallback, useEffect, useState } from 'react';
import { listGames, type SavedGame } from '../storage/games.ts';

/** The saved games; where the browser keeps nothing there are none. */
export function useSavedGames(): { readonly games: readonly SavedGame[]; refresh(): void } {
  const [games, setGames] = useState<readonly SavedGame[]>([]);
  const refresh = useCallback(() => {
    listGames().then(setGames, () => setGames([]));
  }, []);
  useEffect(refresh, [refresh]);
  return { games, refresh };
}

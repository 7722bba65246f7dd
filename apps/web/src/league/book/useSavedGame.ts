import { useState } from 'react';
import { useEffect } from '../../base/effects.ts';
import { listGames, type SavedGame } from '../../storage/games.ts';

/** The line of a saved game in the list of games; null until it is read, or where there is none. */
export function useSavedGame(id: string | undefined): SavedGame | null {
  const [game, setGame] = useState<SavedGame | null>(null);
  useEffect(() => {
    setGame(null);
    if (id === undefined) return;
    void listGames().then(({ games }) => setGame(games.find((each) => each.id === id) ?? null));
  }, [id]);
  return game;
}

import { useGame } from '../engine/store.ts';
import { download, withPlayers } from './download.ts';

/** Hands the game on the table to the browser as a file. */
export function useSaveFile(): (what: 'replay' | 'position') => Promise<void> {
  const { host, snapshot, seats, names } = useGame();
  return async (what) => {
    const saved = await host.save();
    download(
      `hexwyrm-${snapshot?.scenario ?? 'game'}-${what}.json`,
      withPlayers(saved[what], { seats, names }),
    );
  };
}

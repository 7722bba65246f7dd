import { useGame } from '../engine/store.ts';
import { download } from './files.ts';

/** Hands the game on the table to the browser as a file. */
export function useSaveFile(): (what: 'replay' | 'position') => Promise<void> {
  const { host, snapshot } = useGame();
  return async (what) => {
    const saved = await host.save();
    download(`hexwyrm-${snapshot?.scenario ?? 'game'}-${what}.json`, saved[what]);
  };
}

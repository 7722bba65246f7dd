import { trackPending } from '../base/pending-work.ts';
import type { SavedGame } from '../storage/games.ts';
import type { Changes, StoredRecord } from '../storage/stored-record.ts';
import type { GameStore, Now } from './game-store.ts';
import { summaryOf } from './summary.ts';

/** Where games are saved. */
export interface GameStorage {
  /** Whether the browser keeps it; where it does not, the game lasts as long as the page. */
  saveGame(game: SavedGame, changes: Changes): Promise<boolean>;
  loadGame(id: string): Promise<(StoredRecord & { readonly game: SavedGame }) | null>;
  /** Makes the game this window's own; `lost` is called when another window takes it. */
  lock(id: string, lost: () => void): void;
  release(): void;
}

/** Saves the game as it is now; calls while one is under way are one more save afterwards. */
export function createAutosave(
  get: () => GameStore,
  set: (change: Partial<GameStore>) => void,
  now: Now,
  storage: GameStorage,
): () => Promise<void> {
  let saving: Promise<void> | null = null;

  const write = async (): Promise<void> => {
    const { host, id, seats, names, viewer, covered, advised, seen, beforehand, elsewhere } = get();
    if (id === null || now.snapshot === null || elsewhere) return;
    const { snapshot, created, session } = now;
    // What could not be saved is missing from the storage: then all of it is saved.
    const changes = await (get().unsaved === null ? host.changes() : host.changes('everything'));
    // Another game came to the table or another window took this one while the host answered.
    if (session !== now.session || get().elsewhere) return;
    const summary = summaryOf({
      id,
      created,
      seats,
      names,
      viewer,
      covered,
      advised,
      seen,
      beforehand,
      snapshot,
      hash: changes.hash,
    });
    const kept =
      (await storage.saveGame(summary, changes)) ||
      (changes.from > 0 && (await storage.saveGame(summary, await host.changes('everything'))));
    if (kept) set({ unsaved: null });
    else if (get().unsaved === null) set({ unsaved: 'unsaid' });
  };

  const save = async (): Promise<void> => {
    const before = saving;
    if (before !== null) return before.then(() => (saving === null ? save() : saving));
    saving = trackPending(write()).finally(() => {
      saving = null;
    });
    return saving;
  };
  return save;
}

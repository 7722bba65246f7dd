import { finishing } from '../base/pending-work.ts';
import type { SavedGame } from '../storage/games.ts';
import type { Changes, KeptRecord } from '../storage/stored-record.ts';
import type { GameStore, Now } from './game-store.ts';
import { summaryOf } from './summary.ts';

/** Where games are kept. */
export interface Shelf {
  /** Whether the browser keeps it; where it does not, the game lasts as long as the page. */
  saveGame(game: SavedGame, changes: Changes): Promise<boolean>;
  loadGame(id: string): Promise<(KeptRecord & { readonly game: SavedGame }) | null>;
  /** Makes the game this window's own; `lost` is called when another window takes it. */
  hold(id: string, lost: () => void): void;
  letGo(): void;
}

/** Saves the game as it is now; calls while one is under way are one more save afterwards. */
export function createKeeper(
  get: () => GameStore,
  set: (change: Partial<GameStore>) => void,
  now: Now,
  shelf: Shelf,
): () => Promise<void> {
  let saving: Promise<void> | null = null;

  const write = async (): Promise<void> => {
    const { host, id, seats, names, viewer, covered, seen, elsewhere } = get();
    if (id === null || now.snapshot === null || elsewhere) return;
    const { snapshot, created, sitting } = now;
    // What could not be kept is not on the shelf next time either: then all of it goes there.
    const changes = await (get().unkept === null ? host.changes() : host.changes(0));
    // Another game came to the table or another window took this one while the host answered.
    if (sitting !== now.sitting || get().elsewhere) return;
    const summary = summaryOf({
      id,
      created,
      seats,
      names,
      viewer,
      covered,
      seen,
      snapshot,
      hash: changes.hash,
    });
    const kept =
      (await shelf.saveGame(summary, changes)) ||
      (changes.from > 0 && (await shelf.saveGame(summary, await host.changes(0))));
    if (kept) set({ unkept: null });
    else if (get().unkept === null) set({ unkept: 'unsaid' });
  };

  const save = async (): Promise<void> => {
    const before = saving;
    if (before !== null) return before.then(() => (saving === null ? save() : saving));
    saving = finishing(write()).finally(() => {
      saving = null;
    });
    return saving;
  };
  return save;
}

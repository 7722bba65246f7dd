import type { Json } from '@hexwyrm/kernel';
import type { SavedGame } from '../storage/games.ts';
import { finishing } from '../unfinished.ts';
import type { GameStore, Now } from './game-store.ts';
import { summaryOf } from './summary.ts';

/** Where games are kept. */
export interface Shelf {
  /** Whether the browser keeps it; where it does not, the game lasts as long as the page. */
  saveGame(game: SavedGame, replay: Json): Promise<boolean>;
  loadGame(id: string): Promise<{ readonly game: SavedGame; readonly replay: Json } | null>;
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
    const { replay, presses } = await host.save();
    // Another game came to the table or another window took this one while the host answered.
    if (sitting !== now.sitting || get().elsewhere) return;
    const summary = summaryOf({ id, created, seats, names, viewer, covered, seen, snapshot, presses });
    const kept = await shelf.saveGame(summary, replay);
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

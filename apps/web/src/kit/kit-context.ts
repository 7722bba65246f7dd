import { createContext, use } from 'react';
import type { GameKit } from './kit.ts';

export const KitContext = createContext<GameKit | null>(null);

/** The kit of the game on the screen. */
export function useKit(): GameKit {
  const kit = use(KitContext);
  if (kit === null) throw new Error('only inside a GameProvider');
  return kit;
}

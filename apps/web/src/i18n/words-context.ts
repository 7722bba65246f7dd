import { createContext, use } from 'react';
import type { WordsKit } from './kit.ts';

export const WordsContext = createContext<WordsKit | null>(null);

/** How the game on the screen speaks. */
export function useWordsKit(): WordsKit {
  const kit = use(WordsContext);
  if (kit === null) throw new Error('only inside a WordsProvider');
  return kit;
}

import type { Company, PlayerNames } from '@hexwyrm/words';
import { createContext, use } from 'react';
import type { TableWords } from './kit.ts';

/** What the players of the game on the screen are called. */
export const NamesContext = createContext<PlayerNames>({});

/** The player of each of its seats. */
export const CompanyContext = createContext<Company>({});

export const WordsContext = createContext<TableWords | null>(null);

/** The words of the game on screen. */
export function useWordsKit(): TableWords {
  const kit = use(WordsContext);
  if (kit === null) throw new Error('only inside a WordsProvider');
  return kit;
}

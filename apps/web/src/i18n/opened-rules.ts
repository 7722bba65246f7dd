import type { Language, RuleTexts } from '@hexwyrm/words';
import type { TableWords } from './kit.ts';

type Loads = Pick<TableWords, 'prefix' | 'rules'>;

/** The rulebook of each game and language is its own chunk (rules-plugin.ts), fetched when first opened. */
const books = new Map<string, RuleTexts | 'loading'>();

const nameOf = ({ prefix }: Loads, language: Language): string => prefix + language;

const watchers = new Set<() => void>();

/** The rule book if it has come. */
export function openedRules(game: Loads, language: Language): RuleTexts | null {
  const book = books.get(nameOf(game, language));
  return typeof book === 'object' ? book : null;
}

/** Fetches the rulebook; `watchRules` notifies when it has loaded. */
export function sendForRules(game: Loads, language: Language): void {
  if (!books.has(nameOf(game, language))) void load(game, language);
}

export function watchRules(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

async function load(game: Loads, language: Language): Promise<void> {
  const name = nameOf(game, language);
  books.set(name, 'loading');
  try {
    books.set(name, await game.rules(language));
  } catch {
    books.delete(name);
  }
  for (const watcher of watchers) watcher();
}

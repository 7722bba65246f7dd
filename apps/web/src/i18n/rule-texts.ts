import type { Language } from './language.ts';

/** A clause as a player reads it. */
export interface ClauseText {
  readonly title: string;
  readonly text: string;
}

export type RuleTexts = Readonly<Record<string, ClauseText>>;

type Loader = () => Promise<{ readonly default: RuleTexts }>;

/** The rule book of each language is a chunk of its own (vite-rules.ts), fetched when somebody first looks into it. */
const LOADERS: Readonly<Record<Language, Loader>> = {
  en: () => import('virtual:hexwyrm-rules/en'),
  fr: () => import('virtual:hexwyrm-rules/fr'),
  es: () => import('virtual:hexwyrm-rules/es'),
  de: () => import('virtual:hexwyrm-rules/de'),
};

const books = new Map<Language, RuleTexts | 'loading'>();
const watchers = new Set<() => void>();

/** The rule book if it is there; otherwise it is sent for, and `watchRules` tells when it has come. */
export function rulesIn(language: Language): RuleTexts | null {
  const book = books.get(language);
  if (book === undefined) void load(language);
  return book === undefined || book === 'loading' ? null : book;
}

/** The rule book if somebody has sent for it and it has come. */
export function openedRules(language: Language): RuleTexts | null {
  const book = books.get(language);
  return book === undefined || book === 'loading' ? null : book;
}

export function watchRules(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

async function load(language: Language): Promise<void> {
  books.set(language, 'loading');
  try {
    books.set(language, (await LOADERS[language]()).default);
  } catch {
    books.delete(language);
  }
  for (const watcher of watchers) watcher();
}

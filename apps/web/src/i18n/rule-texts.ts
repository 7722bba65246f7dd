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

const books = new Map<Language, RuleTexts | 'soon' | 'loading'>();
const watchers = new Set<() => void>();

/** The rule book if it has come. */
export function openedRules(language: Language): RuleTexts | null {
  const book = books.get(language);
  return typeof book === 'object' ? book : null;
}

/** Sends for the rule book; `watchRules` tells when it has come. */
export function sendForRules(language: Language): void {
  const book = books.get(language);
  if (book === undefined || book === 'soon') void load(language);
}

/** Milliseconds in which the screen itself comes first. */
const SOON = 6000;

/** Sends for the rule book in a while: a clause is named, but nobody reads it yet. */
export function sendForRulesSoon(language: Language): void {
  if (books.has(language)) return;
  books.set(language, 'soon');
  setTimeout(() => sendForRules(language), SOON);
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

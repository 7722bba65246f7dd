import type { Language } from '@hexwyrm/words';

export interface RuleText {
  readonly title: string;
  readonly text: string;
}

export type RuleEntry = { readonly id: string } & { readonly [L in Language]: RuleText };

/** The rules of a game in our own words, clause by clause. */
export interface RuleBook {
  readonly entries: readonly RuleEntry[];
  find(id: string): RuleEntry | undefined;
  /** Whether the number names this book: `DR-2.5` that of Dragon Rage. */
  claims(number: string): boolean;
}

/** `DR-`. */
const PREFIX = 3;

export function ruleBook(entries: readonly RuleEntry[]): RuleBook {
  const byId = new Map(entries.map((entry) => [bare(entry.id), entry]));
  const prefix = entries[0].id.slice(0, PREFIX).toLowerCase();
  return {
    entries,
    find: (id) => byId.get(bare(id)),
    claims: (number) => number.toLowerCase().startsWith(prefix),
  };
}

/** Clauses whose number begins so (`DR-2.5.3`), or that have every word in title or text; best first. */
export function searchRules(
  book: RuleBook,
  words: readonly string[],
  language: Language,
): readonly RuleEntry[] {
  const [first = ''] = words;
  const exact = words.length === 1 ? book.find(first) : undefined;
  if (exact) return [exact];
  const section = words.length === 1 ? inSection(book, first) : [];
  if (section.length > 0) return section;
  const wanted = words.map(plain);
  const score = (entry: RuleEntry): number => {
    const title = plain(entry[language].title);
    const all = `${title} ${plain(entry[language].text)}`;
    if (!wanted.every((word) => all.includes(word))) return 0;
    return 1 + wanted.filter((word) => title.includes(word)).length;
  };
  return book.entries
    .map((entry) => ({ entry, score: score(entry) }))
    .filter((hit) => hit.score > 0)
    .sort((a, b) => b.score - a.score)
    .map((hit) => hit.entry);
}

/** `DR-2.5.3-a` and `2.5.3-A` are the same clause. */
const bare = (id: string): string => id.toLowerCase().replace(/^[a-z]{2}-/, '');

/** `2.1` holds DR-2.1-a and DR-2.1.1-a, but not DR-2.10-a. */
function inSection(book: RuleBook, text: string): readonly RuleEntry[] {
  const section = bare(text);
  if (!/^\d+(\.\d+)*$/.test(section)) return [];
  return book.entries.filter(({ id }) => {
    const rest = bare(id);
    return rest.startsWith(section) && /^[.-]/.test(rest.slice(section.length));
  });
}

/** Lower case without accents: `epee` finds `épée`. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

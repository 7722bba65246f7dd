import { type ClauseText, fold, type RuleTexts } from '@hexwyrm/words';
import type { TableWords } from '../../i18n/kit.ts';

type Book = Pick<TableWords, 'prefix' | 'chapters'>;

export interface Clause extends ClauseText {
  readonly id: string;
}

/** "2.12"; the summaries at the end have no number. */
export const numberOf = (chapter: string): string => (/^\d/.test(chapter) ? chapter.replace('-', '.') : '');

/** DR-2.12.1-a is in chapter 2-12, DR-5-a and DR-5.3-a in chapter 5. */
export function chapterOf(clause: string, { prefix, chapters }: Book): string | null {
  const [section = ''] = clause.slice(prefix.length).split('-');
  const parts = section.split('.');
  const named = (name: string | undefined) => chapters.find((id) => id === name);
  return named(parts.slice(0, 2).join('-')) ?? named(parts[0]) ?? null;
}

/** The clauses that hold all these words, by chapter; all of them without words. */
export function clausesByChapter(
  texts: RuleTexts,
  wanted: string,
  book: Book,
): ReadonlyMap<string, readonly Clause[]> {
  const words = fold(wanted)
    .split(/\s+/)
    .filter((word) => word !== '');
  const found = new Map<string, Clause[]>();
  for (const [id, { title, text }] of Object.entries(texts)) {
    const chapter = chapterOf(id, book);
    const said = fold(`${id} ${title} ${text}`);
    if (chapter === null || !words.every((word) => said.includes(word))) continue;
    const clauses = found.get(chapter) ?? [];
    clauses.push({ id, title, text });
    found.set(chapter, clauses);
  }
  return found;
}

import type { MessageId } from '../../i18n/index.ts';
import type { ClauseText, RuleTexts } from '../../i18n/rule-texts.ts';

/** The chapters of the rule book in its order: 2-12 holds the clauses whose numbers begin with 2.12. */
export const CHAPTERS = [
  '1',
  '2-1',
  '2-2',
  '2-3',
  '2-4',
  '2-5',
  '2-6',
  '2-7',
  '2-8',
  '2-9',
  '2-10',
  '2-11',
  '2-12',
  '3-1',
  '3-2',
  '3-3',
  '4',
  '5',
  'TES',
  'MDS',
] as const;

export type Chapter = (typeof CHAPTERS)[number];

export interface Clause extends ClauseText {
  readonly id: string;
}

/** "2.12"; the summaries at the end have no number. */
export const numberOf = (chapter: Chapter): string => (/^\d/.test(chapter) ? chapter.replace('-', '.') : '');

export const titleOf = (chapter: Chapter): MessageId => `books.chapter-${chapter}`;

/** DR-2.12.1-a is in chapter 2-12, DR-5-a and DR-5.3-a in chapter 5. */
export function chapterOf(clause: string): Chapter | null {
  const [section = ''] = clause.replace(/^DR-/, '').split('-');
  const parts = section.split('.');
  return (
    CHAPTERS.find((chapter) => chapter === parts.slice(0, 2).join('-')) ??
    CHAPTERS.find((chapter) => chapter === parts[0]) ??
    null
  );
}

/** The clauses that hold all these words, by chapter; all of them without words. */
export function clausesByChapter(book: RuleTexts, wanted: string): ReadonlyMap<Chapter, readonly Clause[]> {
  const words = wanted.split(/\s+/).filter((word) => word !== '');
  const found = new Map<Chapter, Clause[]>();
  for (const [id, { title, text }] of Object.entries(book)) {
    const chapter = chapterOf(id);
    const said = `${id} ${title} ${text}`.toLocaleLowerCase();
    if (chapter === null || !words.every((word) => said.includes(word))) continue;
    const clauses = found.get(chapter) ?? [];
    clauses.push({ id, title, text });
    found.set(chapter, clauses);
  }
  return found;
}

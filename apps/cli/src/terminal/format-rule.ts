import type { Language } from '@hexwyrm/words';
import type { RuleEntry } from '../games/rule-book.ts';
import { wrap } from './text.ts';

/** A rule as the terminal shows it: id and title, and the text below them if `inFull`. */
export function formatRule(entry: RuleEntry, language: Language, inFull: boolean): string {
  const { title, text } = entry[language];
  const heading = `${entry.id}  ${title}`;
  return inFull ? `${heading}\n${wrap(text, 96, '  ')}` : heading;
}

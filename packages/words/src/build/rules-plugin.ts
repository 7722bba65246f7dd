import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { type Language, languageOf } from '../language.ts';
import type { ClauseText, RuleTexts } from '../rule-texts.ts';

const PREFIX = 'virtual:hexwyrm-rules/';

/** The file with the rulebook of each game. */
type RuleBooks = Readonly<Record<string, string>>;

/** Title and text of every clause in one language. */
export function rulesOf(book: unknown, language: Language): RuleTexts {
  if (!Array.isArray(book)) throw new TypeError('the rule book is a list of clauses');
  return Object.fromEntries(
    book.map((clause: unknown) => [textIn(clause, 'id'), clauseIn(clause, language)]),
  );
}

function clauseIn(clause: unknown, language: Language): ClauseText {
  const words = fieldIn(clause, language);
  return { title: textIn(words, 'title'), text: textIn(words, 'text') };
}

function textIn(thing: unknown, name: string): string {
  const value = fieldIn(thing, name);
  if (typeof value !== 'string') throw new TypeError(`the rule book has a clause without ${name}`);
  return value;
}

const fieldIn = (thing: unknown, name: string): unknown =>
  Object.entries(Object(thing)).find(([key]) => key === name)?.[1];

/** "virtual:hexwyrm-rules/dragon-rage/fr": which file, and in which language. */
function askedFor(
  id: string,
  books: RuleBooks,
): { readonly file: string; readonly language: Language } | null {
  if (!id.startsWith(PREFIX)) return null;
  const [game = '', tag = ''] = id.slice(PREFIX.length).split('/');
  const [file, language] = [books[game], languageOf(tag)];
  return language === null || file === undefined ? null : { file, language };
}

/** `import('virtual:hexwyrm-rules/dragon-rage/fr')`: rulebooks split by language, to fetch only one. */
export function rulesPlugin(books: RuleBooks): Plugin {
  return {
    name: 'hexwyrm-rules',
    resolveId: (id) => (askedFor(id, books) ? `\0${id}` : null),
    async load(id) {
      const asked = id.startsWith('\0') ? askedFor(id.slice(1), books) : null;
      if (!asked) return null;
      this.addWatchFile(asked.file);
      const texts = rulesOf(JSON.parse(await readFile(asked.file, 'utf8')), asked.language);
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(texts))});`;
    },
  };
}

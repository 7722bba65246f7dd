import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { type Language, languageOf } from '../language.ts';
import type { ClauseText, RuleTexts } from '../rule-texts.ts';

const PREFIX = 'virtual:hexwyrm-rules/';

/** The rulebook of a game, from the folder of its rules. */
const bookOf = (game: string): string =>
  fileURLToPath(new URL(`../../../${game}/data/rules-text.json`, import.meta.url));

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
function askedFor(id: string): { readonly file: string; readonly language: Language } | null {
  if (!id.startsWith(PREFIX)) return null;
  const [game = '', tag = ''] = id.slice(PREFIX.length).split('/');
  const [file, language] = [bookOf(game), languageOf(tag)];
  return language === null || !existsSync(file) ? null : { file, language };
}

/** `import('virtual:hexwyrm-rules/dragon-rage/fr')`: rulebooks split by language, to fetch only one. */
export function rulesPlugin(): Plugin {
  return {
    name: 'hexwyrm-rules',
    resolveId: (id) => (askedFor(id) ? `\0${id}` : null),
    async load(id) {
      const asked = id.startsWith('\0') ? askedFor(id.slice(1)) : null;
      if (!asked) return null;
      this.addWatchFile(asked.file);
      const texts = rulesOf(JSON.parse(await readFile(asked.file, 'utf8')), asked.language);
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(texts))});`;
    },
  };
}

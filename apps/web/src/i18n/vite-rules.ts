import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { LANGUAGES, type Language, languageOf } from './language.ts';
import type { ClauseText, RuleTexts } from './rule-texts.ts';

const PREFIX = 'virtual:hexwyrm-rules/';
const FILE = fileURLToPath(new URL('../../../../packages/dragon-rage/data/rules-text.json', import.meta.url));

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

/** `import('virtual:hexwyrm-rules/fr')`: the rule book cut by language, so that a browser fetches one of the four. */
export function rulesPlugin(): Plugin {
  return {
    name: 'hexwyrm-rules',
    resolveId: (id) => (LANGUAGES.some((language) => id === PREFIX + language) ? `\0${id}` : null),
    async load(id) {
      const language = id.startsWith(`\0${PREFIX}`) ? languageOf(id.slice(PREFIX.length + 1)) : null;
      if (!language) return null;
      this.addWatchFile(FILE);
      const texts = rulesOf(JSON.parse(await readFile(FILE, 'utf8')), language);
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(texts))});`;
    },
  };
}

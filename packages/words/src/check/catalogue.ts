// What is wrong with a catalogue of messages: asked by the tests and by scripts/check-messages.ts.

import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser';
import type { Catalogue } from '../build/catalogue-files.ts';

const LITERAL = 0;

/** Every argument of a message, at any depth: "{count, plural, one {{name}} …}" has `count` and `name`. */
export function argumentsOf(message: string): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (elements: readonly MessageFormatElement[]): void => {
    for (const element of elements) {
      if ('children' in element) visit(element.children);
      else if ('value' in element && element.type !== LITERAL) found.add(element.value);
      if ('options' in element) for (const option of Object.values(element.options)) visit(option.value);
    }
  };
  visit(parse(message));
  return found;
}

/** How words are bent differs by language, so a message need not use it: gender or number of a unit. */
const GRAMMAR: ReadonlySet<string> = new Set(['form']);

const material = (message: string): string[] =>
  [...argumentsOf(message)].filter((name) => !GRAMMAR.has(name)).sort();

/** What a translation lacks, has too much, or says with other arguments than the original. */
export function faultsOf(original: Catalogue, translation: Catalogue): string[] {
  const faults: string[] = [];
  for (const id of Object.keys(translation)) if (!(id in original)) faults.push(`${id}: not in the original`);
  for (const [id, message] of Object.entries(original)) {
    const translated = translation[id];
    if (translated === undefined || translated.trim() === '') faults.push(`${id}: missing`);
    else faults.push(...parsingFaults(id, message, translated));
  }
  return faults;
}

function parsingFaults(id: string, message: string, translated: string): string[] {
  try {
    const [wanted, got] = [material(message).join(', '), material(translated).join(', ')];
    return wanted === got ? [] : [`${id}: has {${got}} instead of {${wanted}}`];
  } catch (error) {
    return [`${id}: ${error instanceof Error ? error.message : error}`];
  }
}

/** Quotes, apostrophes and spaces that a printer of that language would not set. */
export function typographyFaults(language: string, catalogue: Catalogue): string[] {
  const wrong = new RegExp(TYPOGRAPHY[language] ?? STRAIGHT, 'u');
  return Object.entries(catalogue).flatMap(([id, message]) => {
    const found = wrong.exec(message);
    return found ? [`${id}: “${found[0]}”`] : [];
  });
}

const STRAIGHT = `["']`;

const TYPOGRAPHY: Readonly<Record<string, string>> = {
  en: `${STRAIGHT}|«|„`,
  fr: `${STRAIGHT}|“|„| (?:[;!?»]|:(?!:))|« |[^\\s\\d{}][!?;]`,
  es: `${STRAIGHT}|“|„`,
  de: `${STRAIGHT}|«|“[^”]*”`,
};

/** What sources ask for: messages by name, or by a pattern where gaps are filled at run time. */
interface AskedFor {
  readonly exact: ReadonlySet<string>;
  readonly patterns: readonly RegExp[];
}

/** The names in source texts that can be names of messages. */
export function namesIn(sources: readonly string[]): AskedFor {
  const found = (pattern: RegExp): readonly string[] => [
    ...new Set(sources.flatMap((source) => [...source.matchAll(pattern)].map(([, name = '']) => name))),
  ];
  const patterns = found(/`([\w-]+[.-][^`]*)`/g)
    .filter((template) => /^[\w.-]+(\$\{[^}]*\}[\w.-]*)+$/.test(template))
    .map((template) => new RegExp(`^${template.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '[\\w-]+')}$`));
  return { exact: new Set(found(/['"]([\w.-]+)['"]/g)), patterns };
}

/** Messages that no source asks for. */
export const unusedIn = (catalogue: Catalogue, { exact, patterns }: AskedFor): string[] =>
  Object.keys(catalogue).filter((id) => !exact.has(id) && !patterns.some((pattern) => pattern.test(id)));

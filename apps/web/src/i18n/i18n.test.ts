import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { argumentsOf, type Catalogue, faultsOf, typographyFaults, unusedIn } from './catalogue.ts';
import { LANGUAGES, type Language } from './language.ts';

const sourceRoot = fileURLToPath(new URL('..', import.meta.url));

const sources = readdirSync(sourceRoot, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.ts$/.test(file))
  .map((file) => readFileSync(join(sourceRoot, file), 'utf8'));

const messagesRoot = join(sourceRoot, 'i18n/messages');

const areas = readdirSync(messagesRoot, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** The messages of an area as they are written. */
const written = (area: string, language: Language): Catalogue =>
  JSON.parse(readFileSync(join(messagesRoot, area, `${language}.json`), 'utf8'));

describe.each(areas)('the messages of %s', (area) => {
  test.each(LANGUAGES)('are the same in %s, with the same arguments, and can be read', (language) => {
    expect(faultsOf(written(area, 'en'), written(area, language))).toEqual([]);
  });

  test.each(LANGUAGES)('are set in %s as a printer would', (language) => {
    expect(typographyFaults(language, written(area, language))).toEqual([]);
  });

  test('are all used somewhere', () => {
    expect(unusedIn(written(area, 'en'), sources)).toEqual([]);
  });
});

test('arguments are found at any depth', () => {
  expect([...argumentsOf('{n, plural, one {{a, select, x {{b}} other {}}} other {#}} {c}')].sort()).toEqual([
    'a',
    'b',
    'c',
    'n',
  ]);
});

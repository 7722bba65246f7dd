import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { OVERLAYS, KEYS as PASS_KEYS } from '../games/dragon-pass/table/overlays.ts';
import { KEYS as TABLE_KEYS } from '../table/keys.ts';
import { argumentsOf, type Catalogue, faultsOf, typographyFaults, unusedIn } from './catalogue.ts';
import { LANGUAGES, type Language } from './language.ts';
import { keyFaults, wordingFaults } from './wording.ts';

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

/** Every key that does something. */
const keys: ReadonlySet<string> = new Set([
  ...TABLE_KEYS.flatMap((sign) => sign.keys.split(/[^A-Z]+/)),
  ...[...PASS_KEYS, ...OVERLAYS].map(({ key }) => key.toUpperCase()),
]);

describe.each(areas)('the messages of %s', (area) => {
  test.each(LANGUAGES)('name the same keys in %s, and only keys that do something', (language) => {
    expect(keyFaults(written(area, 'en'), written(area, language), keys)).toEqual([]);
  });

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

test.each([
  ['en', 'Whoever stands there falls.', '“Whoever”'],
  ['fr', 'l’Empire Lunar', '“Lunar”'],
  ['es', 'Compromete un espíritu', '“Comprom”'],
  ['de', 'Die Angriffsstreitmacht zieht.', '“Angriffsstreitmacht”'],
  ['en', '{count} units moved', '“{count} units”'],
  ['fr', 'Peuvent agir, doivent encore attaquer\u202f: {units}', '“doivent encore attaquer\u202f: {units}”'],
  ['es', 'quedan {left}', '“quedan {left”'],
  ['fr', 'Seuil\u00a0: 19 VP', '“VP”'],
  ['es', 'Objetivo: 19 VP', '“VP”'],
  ['de', 'Ziel: 19 VP', '“VP”'],
  ['de', '{points} Punkte übrig', '“{points} Punkte”'],
] as const)('%s: “%s” is bad style', (language, message, fault) => {
  expect(wordingFaults(language, { 'table.any': message })).toEqual([`table.any: ${fault}`]);
});

test('labels have little room', () => {
  const catalogue = { 'pass.step.melee': 'Cuerpo a cuerpo', 'pass.step.chaos': 'Caos' };
  expect(wordingFaults('es', catalogue)).toEqual(['pass.step.melee: 15 letters, 9 have room']);
});

test('a lesson names the keys of the original, and only keys that do something', () => {
  const lesson = (key: string) => ({
    'ford.do': `{input, select, keys {Press ${key}, type 3310.} other {Take it.}}`,
  });
  expect(keyFaults(lesson('A'), lesson('A'), new Set('AG'))).toEqual([]);
  expect(keyFaults(lesson('P'), lesson('P'), new Set('AG'))).toEqual(['ford.do: there is no key P']);
  expect(keyFaults(lesson('A'), lesson('G'), new Set('AG'))).toEqual(['ford.do: names G, the original A']);
});

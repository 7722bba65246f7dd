import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@hexwyrm/words';
import { catalogueFiles } from '@hexwyrm/words/build';
import {
  areasIn,
  argumentsOf,
  faultsOf,
  keyFaults,
  namesIn,
  typographyFaults,
  unusedIn,
  wordingFaults,
} from '@hexwyrm/words/check';
import { describe, expect, test } from 'vitest';
import { OVERLAYS, KEYS as PASS_KEYS } from '../games/dragon-pass/table/overlays.ts';
import { GAMES } from '../kit/ids.ts';
import { KEYS as TABLE_KEYS } from '../table/input/keys.ts';
import { VOLUMES } from './volumes.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const FOLDERS = ['packages', 'examples', 'apps'];

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /[\\/]src[\\/].*(?<!\.test)\.tsx?$/.test(file) && !file.includes('node_modules'))
    .map((file) => readFileSync(join(root, folder, file), 'utf8')),
);

const asked = namesIn(sources);

const areas = areasIn(
  root,
  FOLDERS,
  GAMES.map(({ id }) => id),
);

/** Every key that does something. */
const keys: ReadonlySet<string> = new Set([
  ...TABLE_KEYS.flatMap((sign) => sign.keys.split(/[^A-Z]+/)),
  ...[...PASS_KEYS, ...OVERLAYS].map(({ key }) => key.toUpperCase()),
]);

test('every area of the table is in one volume, and is loaded with it', () => {
  const loaded = Object.values(VOLUMES).flatMap((folders) => catalogueFiles(folders, 'en'));
  const written = areas.filter(({ name }) => !name.startsWith('apps/cli/'));
  expect(written.length).toBeGreaterThan(20);
  expect(loaded.toSorted()).toEqual(written.map(({ name }) => join(root, `${name}en.json`)).toSorted());
});

describe.each(areas)('the messages of $name', ({ read }) => {
  test.each(LANGUAGES)('name the same keys in %s, and only keys that do something', (language) => {
    expect(keyFaults(read('en'), read(language), keys)).toEqual([]);
  });

  test.each(LANGUAGES)('are the same in %s, with the same arguments, and can be read', (language) => {
    expect(faultsOf(read('en'), read(language))).toEqual([]);
  });

  test.each(LANGUAGES)('are set in %s as a printer would', (language) => {
    expect(typographyFaults(language, read(language))).toEqual([]);
  });

  test('are all used somewhere', () => {
    expect(unusedIn(read('en'), asked)).toEqual([]);
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

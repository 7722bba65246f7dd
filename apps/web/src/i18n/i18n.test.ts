import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { argumentsOf, faultsOf, typographyFaults, unusedIn } from './catalogue.ts';
import { LANGUAGES } from './language.ts';
import { loadMessages } from './messages.ts';

const VOLUMES = ['common', 'dragon-rage', 'dragon-pass'] as const;

const sourceRoot = fileURLToPath(new URL('..', import.meta.url));

const sources = readdirSync(sourceRoot, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.ts$/.test(file))
  .map((file) => readFileSync(join(sourceRoot, file), 'utf8'));

describe.each(VOLUMES)('the messages of %s', (volume) => {
  test.each(LANGUAGES)('are the same in %s, with the same arguments, and can be read', async (language) => {
    expect(faultsOf(await loadMessages('en', [volume]), await loadMessages(language, [volume]))).toEqual([]);
  });

  test.each(LANGUAGES)('are set in %s as a printer would', async (language) => {
    expect(typographyFaults(language, await loadMessages(language, [volume]))).toEqual([]);
  });

  test('are all used somewhere', async () => {
    expect(unusedIn(await loadMessages('en', [volume]), sources)).toEqual([]);
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

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { catalogueFiles, mergedCatalogue } from './catalogue-files.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'hexwyrm-words-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, messages: object): void {
  const full = path.join(folder, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, JSON.stringify(messages));
}

const merged = (...folders: readonly string[]) =>
  mergedCatalogue(
    catalogueFiles(
      folders.map((one) => path.join(folder, one)),
      'fr',
    ),
  );

test('the words of a game are those of its folder of words and those beside its powers, at any depth', () => {
  write('words/fr.json', { 'unit.wasps': 'Guêpes' });
  write('words/de.json', { 'unit.wasps': 'Wespen' });
  write('src/powers/wasps/words.fr.json', { 'action.wasps': 'Les guêpes attaquent' });
  write('src/powers/wasps/words.de.json', { 'action.wasps': 'Die Wespen greifen an' });
  write('src/powers/wasps/data.json', { 'action.wasps': 'no words' });
  expect(merged('words', 'src', 'missing')).toEqual({
    'unit.wasps': 'Guêpes',
    'action.wasps': 'Les guêpes attaquent',
  });
});

test('a name in two files is an error that names both', () => {
  write('words/fr.json', { 'action.wasps': 'Guêpes' });
  write('src/powers/wasps/words.fr.json', { 'action.wasps': 'Les guêpes attaquent' });
  expect(() => merged('words', 'src')).toThrow(/^action\.wasps is in .*fr\.json and in .*words\.fr\.json$/);
});

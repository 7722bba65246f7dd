import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { areasIn, namesTwice, strayNames } from './areas.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'hexwyrm-areas-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, messages: object): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), JSON.stringify(messages));
}

const areas = () => areasIn(root, ['packages', 'apps'], ['moor', 'fen']);

test('an area is a folder of messages, or the words beside a power; each knows its game', () => {
  write('packages/moor/words/en.json', { 'unit.orc': 'orc' });
  write('packages/moor/src/powers/wasps/words.de.json', { 'verb.wasps': 'Wespen' });
  write('packages/moor/data/en.json', {});
  write('apps/web/src/games/fen/messages/table/en.json', { 'fen.moon': 'Moon' });
  write('apps/web/src/i18n/messages/home/en.json', { 'home.title': 'Home' });
  expect(areas().map(({ name, game }) => [name, game])).toEqual([
    ['apps/web/src/games/fen/messages/table/', 'fen'],
    ['apps/web/src/i18n/messages/home/', ''],
    ['packages/moor/src/powers/wasps/words.', 'moor'],
    ['packages/moor/words/', 'moor'],
  ]);
  const wasps = areas().find(({ name }) => name.endsWith('words.'));
  expect([wasps?.read('de'), wasps?.read('en')]).toEqual([{ 'verb.wasps': 'Wespen' }, {}]);
});

test('a name may be in two games, but not in two files of one, nor in a game and on every screen', () => {
  write('packages/moor/words/en.json', { 'unit.orc': 'orc', 'home.title': 'Moor' });
  write('packages/fen/words/en.json', { 'unit.orc': 'orc' });
  write('packages/fen/src/orcs/words.en.json', { 'unit.orc': 'orc' });
  write('apps/web/src/i18n/messages/home/en.json', { 'home.title': 'Home' });
  expect(namesTwice(areas())).toEqual([
    'unit.orc: in packages/fen/src/orcs/words.en.json and in packages/fen/words/en.json',
    'home.title: in apps/web/src/i18n/messages/home/en.json and in packages/moor/words/en.json',
  ]);
});

test('outside the packages of games an area has one prefix, and no other area has it', () => {
  write('packages/moor/words/en.json', { 'unit.orc': 'orc', 'side.a': 'A' });
  write('apps/web/src/i18n/messages/home/en.json', { 'home.title': 'Home', 'table.end': 'End' });
  write('apps/web/src/i18n/messages/house/en.json', { 'home.door': 'Door' });
  expect(strayNames(areas())).toEqual([
    'apps/web/src/i18n/messages/home/: table.end does not begin with home.',
    'apps/web/src/i18n/messages/house/: home. is the prefix of apps/web/src/i18n/messages/home/',
  ]);
});

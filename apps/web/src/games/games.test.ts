import { expect, test } from 'vitest';
import { GAMES } from '../kit/ids.ts';
import { groundPainter } from './ground-painters.ts';
import { games } from './index.ts';
import { library } from './library.ts';

test.each(GAMES)('the folder of $id has its words, engine and ground', async ({ id, prefix }) => {
  expect((await games.wordsOf(id)).prefix).toBe(`${prefix}-`);
  expect(await library.load(id)).toBeDefined();
  expect(await groundPainter(id)).toBeDefined();
});

test('a game without a folder is not there', async () => {
  expect(() => games.wordsOf('chess')).toThrow('chess has no words/kit.ts');
  await expect(library.load('chess')).rejects.toThrow('there is no game chess');
});

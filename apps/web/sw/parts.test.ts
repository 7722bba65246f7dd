import fs from 'node:fs';
import { expect, test } from 'vitest';
import { FOR_POSITIONS, idIn, modulesAt } from './parts.ts';

const packages = new URL('../../../packages/', import.meta.url);

test('a module is named as the bundler names it, also where folders have backslashes', () => {
  expect(idIn('/work/src', 'home/HomeScreen.tsx')).toBe('/work/src/home/HomeScreen.tsx');
  expect(idIn('C:\\work\\src', 'home/HomeScreen.tsx')).toBe('C:/work/src/home/HomeScreen.tsx');
});

test.each(FOR_POSITIONS)('there is still a module %s to fetch later', (file) => {
  const there = ['dragon-pass', 'dragon-rage'].flatMap((game) =>
    fs
      .readdirSync(new URL(`${game}/src/`, packages), { recursive: true, encoding: 'utf8' })
      .map((path) => `/packages/${game}/src/${path}`),
  );
  expect(there.filter((path) => modulesAt('dragon-\\w+', [file]).test(path))).not.toEqual([]);
});

import { expect, test } from 'vitest';
import { idIn } from './parts.ts';

test('a module is named as the bundler names it, also where folders have backslashes', () => {
  expect(idIn('/work/src', 'home/HomeScreen.tsx')).toBe('/work/src/home/HomeScreen.tsx');
  expect(idIn('C:\\work\\src', 'home/HomeScreen.tsx')).toBe('C:/work/src/home/HomeScreen.tsx');
});

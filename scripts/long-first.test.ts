import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { LONG } from './long-first.ts';

test.each(LONG)('%s is there', (name) => {
  expect(existsSync(fileURLToPath(new URL(`../${name}`, import.meta.url)))).toBe(true);
});

import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const sources = fileURLToPath(new URL('..', import.meta.url));

/** The classes that a style sheet lays out by themselves: `.name {`, alone on its line and in its rule. */
const laidOut = (css: string): readonly string[] =>
  [...css.matchAll(/(?<!,\n)^\.([a-z][a-z0-9-]*) \{/gm)].flatMap(([, name]) => name ?? []);

test('a class is laid out in one folder: what a screen has loaded stays, and would bend the next one', () => {
  const folders = new Map<string, Set<string>>();
  for (const file of fs.readdirSync(sources, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.css')) continue;
    for (const name of laidOut(fs.readFileSync(path.join(sources, file), 'utf8')))
      folders.set(name, (folders.get(name) ?? new Set()).add(path.dirname(file)));
  }
  expect(folders.size).toBeGreaterThan(100);
  expect([...folders].filter(([, where]) => where.size > 1)).toEqual([]);
});

import { build } from 'vite';
import { expect, test } from 'vitest';
import { cycleAmong, noCycles } from './no-cycles.ts';

const chunks = (imports: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(imports).map(([fileName, others]) => ({ fileName, imports: others }));

test('chunks that only lean on others have no cycle', () => {
  const shared = { core: [], table: ['core', 'game'], home: ['core'], game: ['core'] };
  expect(cycleAmong(chunks(shared))).toBeNull();
});

test('a cycle is named, without the chunks that only lead into it', () => {
  const twisted = { home: ['table'], table: ['game'], game: ['core', 'words'], words: ['table'], core: [] };
  expect(cycleAmong(chunks(twisted))).toEqual(['table', 'game', 'words', 'table']);
  expect(cycleAmong(chunks({ core: ['core'] }))).toEqual(['core', 'core']);
});

/** A page of three modules, the first of which needs the second, and that one the third; in two chunks. */
const SOURCES: Readonly<Record<string, string>> = {
  'page.js': "import { second } from 'second.js'; console.log(second);",
  'second.js': "import { third } from 'third.js'; export const second = () => third;",
  'third.js': 'export const third = () => 3;',
};

const buildWith = (together: RegExp) =>
  build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'sources',
        resolveId: (id) => (id in SOURCES ? id : null),
        load: (id) => SOURCES[id] ?? null,
      },
      noCycles(),
    ],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: 'page.js',
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ name: 'shared', test: together }],
          },
        },
      },
    },
  });

test('a build whose chunks need each other fails; one in order does not', async () => {
  await expect(buildWith(/page|third/)).rejects.toThrow(/chunks import each other: .*shared/);
  await expect(buildWith(/second|third/)).resolves.toBeDefined();
});

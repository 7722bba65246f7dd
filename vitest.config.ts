import { defineConfig } from 'vitest/config';
import { VOLUMES as CLI } from './apps/cli/src/games/volumes.ts';
import { VOLUMES as WEB } from './apps/web/src/i18n/volumes.ts';
import { unitNotes } from './apps/web/sw/unit-notes.ts';
import { wordsPlugin } from './packages/words/src/build/index.ts';
import { LongFirst } from './scripts/long-first.ts';

export default defineConfig({
  plugins: [wordsPlugin({ ...WEB, ...CLI }), unitNotes()],
  test: {
    reporters: ['default', './scripts/failures.mjs'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/bench/**'],
    sequence: { sequencer: LongFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'code',
          include: [
            'packages/**/*.test.ts',
            'apps/**/*.test.ts',
            'examples/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          maxWorkers: '100%',
          // No test leaves anything behind in a module; loading the games again for each file took longer than the tests.
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        // A table in a browser waits half of its time: three files side by side keep two cores busy.
        extends: true,
        test: {
          name: 'table',
          include: ['e2e/**/*.test.ts'],
          maxWorkers: 3,
          isolate: false,
          // `npm test` names what passed only on its second try.
          retry: 1,
          expect: { poll: { timeout: 90_000 } },
          sequence: { groupOrder: 2 },
        },
      },
    ],
    benchmark: { include: ['packages/**/*.bench.ts', 'apps/**/*.bench.ts'] },
    passWithNoTests: true,
    // A busy machine is slow, not wrong.
    testTimeout: 120_000,
    coverage: {
      provider: 'v8',
      include: ['packages/*/src/**/*.ts', 'apps/*/src/**/*.ts'],
      exclude: ['**/*.test.ts', '**/*.bench.ts'],
      reporter: ['text-summary', 'html', 'json-summary'],
    },
  },
});

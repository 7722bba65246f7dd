import { defineConfig } from 'vitest/config';
import { messagesPlugin } from './apps/web/src/i18n/vite-messages.ts';

export default defineConfig({
  plugins: [messagesPlugin()],
  test: {
    exclude: ['**/node_modules/**', '**/dist/**', '**/bench/**'],
    projects: [
      {
        extends: true,
        test: {
          name: 'code',
          include: ['packages/**/*.test.ts', 'apps/**/*.test.ts', 'scripts/**/*.test.ts'],
          maxWorkers: '100%',
          sequence: { groupOrder: 1 },
        },
      },
      {
        // A browser keeps several cores busy by itself: one file after the other, when the rest is done.
        extends: true,
        test: {
          name: 'table',
          include: ['e2e/**/*.test.ts'],
          maxWorkers: 1,
          // Real input meets a real clock here: what fails is tried once more, and the report names it.
          retry: 1,
          sequence: { groupOrder: 2 },
        },
      },
    ],
    benchmark: { include: ['packages/**/*.bench.ts', 'apps/**/*.bench.ts'] },
    passWithNoTests: true,
    // A busy machine is slow, not wrong.
    testTimeout: 30_000,
    coverage: {
      provider: 'v8',
      include: ['packages/*/src/**/*.ts', 'apps/*/src/**/*.ts'],
      exclude: ['**/*.test.ts', '**/*.bench.ts'],
      reporter: ['text-summary', 'html', 'json-summary'],
    },
  },
});

import { defineConfig } from 'vitest/config';
import { messagesPlugin } from './apps/web/src/i18n/vite-messages.ts';

export default defineConfig({
  plugins: [messagesPlugin()],
  test: {
    include: ['packages/**/*.test.ts', 'apps/**/*.test.ts', 'scripts/**/*.test.ts', 'e2e/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/bench/**'],
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

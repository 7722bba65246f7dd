import { defineConfig } from 'vitest/config';

// Only tests that state a rule: random games would notice nearly every mutant without saying what it broke.
export default defineConfig({
  test: {
    isolate: false,
    include: ['packages/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/testing/**', '**/*listing*.test.ts', '**/major-modes.test.ts'],
  },
});

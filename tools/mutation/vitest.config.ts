import { defineConfig } from 'vitest/config';

const tested = process.env.TESTED?.split(',') ?? ['packages'];

// Only tests that state a rule: random games would notice nearly every mutant without saying what it broke.
export default defineConfig({
  test: {
    isolate: false,
    // Instrumented code is slow.
    testTimeout: 120_000,
    include: tested.map((folder) => `${folder}/**/*.test.ts`),
    exclude: [
      '**/node_modules/**',
      '**/testing/**',
      '**/*listing*.test.ts',
      '**/major-modes.test.ts',
      '**/{position,agreement,fuzz,travel}.test.ts',
    ],
  },
});

import { defineConfig } from 'vitest/config';
import { VOLUMES } from '../apps/web/src/i18n/volumes.ts';
import { wordsPlugin } from '../packages/words/src/build/index.ts';

// `npm run screenshots`: pictures to look at. Nothing is compared, so they are no part of the tests.
export default defineConfig({
  plugins: [wordsPlugin(VOLUMES)],
  test: { include: ['e2e/table/screenshots.ts'] },
});

import { defineConfig } from 'vitest/config';
import { messagesPlugin } from '../apps/web/src/i18n/vite-messages.ts';

// `npm run screenshots`: pictures to look at. Nothing is compared, so they are no part of the tests.
export default defineConfig({
  plugins: [messagesPlugin()],
  test: { include: ['e2e/table/screenshots.ts'] },
});

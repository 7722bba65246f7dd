import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { rulesPlugin, wordsPlugin } from '../../packages/words/src/build/index.ts';
import { VOLUMES } from './src/i18n/volumes.ts';
import { GAMES } from './src/kit/ids.ts';
import { gameData } from './sw/game-data.ts';
import { noCycles } from './sw/no-cycles.ts';
import { packed } from './sw/packed.ts';
import { engineParts, parts } from './sw/parts.ts';
import { serviceWorker } from './sw/plugin.ts';
import { unitNotes } from './sw/unit-notes.ts';

/** Messages come taken apart: the browser needs no parser. */
const NO_PARSER = '@formatjs/icu-messageformat-parser/no-parser.js';

const BOOKS = Object.fromEntries(
  GAMES.map(({ id, folder }) => [
    id,
    path.join(import.meta.dirname, '../..', folder, 'data/rules-text.json'),
  ]),
);

export default defineConfig({
  root: import.meta.dirname,
  // Relative addresses: the built folder works at any path.
  base: './',
  plugins: [
    react(),
    wordsPlugin(VOLUMES),
    rulesPlugin(BOOKS),
    gameData(),
    unitNotes(),
    noCycles(),
    serviceWorker(),
    packed(),
  ],
  resolve: {
    alias: {
      '@formatjs/icu-messageformat-parser': NO_PARSER,
    },
  },
  worker: {
    format: 'es',
    plugins: () => [gameData(), noCycles()],
    rolldownOptions: { output: { codeSplitting: engineParts } },
  },
  build: {
    target: 'es2023',
    // No data: URLs for fonts and scripts, nothing inline: the page runs under a strict content policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 2500,
    rolldownOptions: { checks: { bundlerTimings: false }, output: { codeSplitting: parts } },
  },
});

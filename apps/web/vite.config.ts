import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { rulesPlugin } from './src/i18n/vite-rules.ts';
import { serviceWorker } from './sw/plugin.ts';

export default defineConfig({
  root: import.meta.dirname,
  // Relative addresses: the built folder works wherever it is put.
  base: './',
  plugins: [react(), rulesPlugin(), serviceWorker()],
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    // No data: URLs for fonts and scripts, nothing inline: the page runs under a strict content policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 2500,
  },
});

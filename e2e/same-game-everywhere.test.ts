import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { findChromium } from '../scripts/find-chromium.mjs';
import { hashesOf, makeReplays } from './replays.ts';

declare const engine: typeof import('./replays.ts');

/** The engine as one script that sets `window.engine`. */
async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: {
        entry: fileURLToPath(new URL('./replays.ts', import.meta.url)),
        formats: ['iife'],
        name: 'engine',
      },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!('output' in output)) throw new Error('nothing was built');
  return output.output[0].code;
}

test('the same replay gives the same hash in Node and in Chromium', { timeout: 120_000 }, async () => {
  const replays = makeReplays();
  const browser = await chromium.launch(await findChromium());
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: await bundle() });
    const there = await page.evaluate((texts) => engine.hashesOf(texts), replays);
    expect(there).toEqual(hashesOf(replays));
    expect(new Set(there).size).toBe(replays.length);
  } finally {
    await browser.close();
  }
});

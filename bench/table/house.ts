import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { findChromium } from '../../scripts/find-chromium.mjs';
import { ensureBuilt } from '../../scripts/prepare.mjs';
import { createServer } from '../../scripts/server.mjs';

/** One answer of the server: bytes as they travel, headers included. */
export interface Sent {
  readonly name: string;
  readonly bytes: number;
}

/** The built table, served to a headless Chromium. */
export interface House {
  readonly browser: Browser;
  readonly address: string;
  /** What the server has sent since it was last asked. */
  sent(): Sent[];
  visit(options?: BrowserContextOptions): Promise<Page>;
  /** Next to nothing on the page: one box that follows the hand. */
  visitPlainPage(): Promise<Page>;
  close(): Promise<void>;
}

const beside = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

export async function openHouse(): Promise<House> {
  await ensureBuilt();
  const server = createServer();
  let sent: Sent[] = [];
  server.on('request', (request, response) => {
    const before = request.socket.bytesWritten;
    response.on('finish', () => {
      const name = (request.url ?? '').replace(/^\/(assets\/)?/, '') || 'index.html';
      sent.push({ name, bytes: request.socket.bytesWritten - before });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = server.address();
  if (at === null || typeof at === 'string') throw new Error('no port');
  const address = `http://127.0.0.1:${at.port}/`;
  const browser = await chromium.launch(await findChromium());
  const visit = async (options: BrowserContextOptions = {}): Promise<Page> => {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      locale: 'en-GB',
      // What it fetches for the next visit is no part of the first screen.
      serviceWorkers: 'block',
      ...options,
    });
    await context.addInitScript({ path: beside('in-page.js') });
    return context.newPage();
  };
  return {
    browser,
    address,
    sent() {
      const now = sent;
      sent = [];
      return now;
    },
    visit,
    async visitPlainPage() {
      const page = await visit();
      await page.goto('about:blank');
      await page.setContent(fs.readFileSync(beside('plain-page.html'), 'utf8'));
      return page;
    },
    async close() {
      await browser.close();
      server.close();
      server.closeAllConnections();
    },
  };
}

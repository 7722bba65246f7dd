import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { LANGUAGES } from '@hexwyrm/words';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { DENS, logLines, PATIENCE, prompt, startAndSetUp, startButton, TEST, useTable } from './browser.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hexwyrm-build-'));
const table = useTable(undefined, folder);

afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

let version = 1;

/** Puts a newer build where the table is served. */
function publish(): void {
  version += 1;
  const change = (name: string, how: (text: string) => string) => {
    const file = path.join(folder, name);
    fs.writeFileSync(file, how(fs.readFileSync(file, 'utf8')));
    fs.rmSync(`${file}.br`, { force: true });
  };
  change('sw.js', (text) => text.replace(/hexwyrm-\w+/, `hexwyrm-v${version}`));
  change('index.html', (text) => text.replace(/<html[^>]*>/, `<html lang="en" data-version="${version}">`));
}

/** A page whose faults are no mishaps, or that runs no scripts. */
async function anotherPage(options: BrowserContextOptions): Promise<Page> {
  const first = await table.visit();
  const context = await first.context().browser()?.newContext(options);
  if (context === undefined) throw new Error('no browser');
  await first.context().close();
  context.setDefaultTimeout(PATIENCE);
  return context.newPage();
}

/** The browser keeps the whole game, and serves it to this page. */
async function settle(page: Page): Promise<void> {
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  await expect.poll(() => page.evaluate('navigator.serviceWorker.controller !== null')).toBe(true);
}

const notice = (page: Page): Locator =>
  page.getByRole('status').filter({ hasText: 'A new version is ready. Your games are kept.' });

const update = (page: Page): Promise<void> => notice(page).getByRole('button', { name: 'Update' }).click();

const shows = (page: Page, build: number): Promise<void> =>
  page.locator(`html[data-version="${build}"]`).waitFor();

test('a newer version is offered, and one button takes it without harm to the game', TEST, async () => {
  const page = await table.visit({ serviceWorkers: 'allow' });
  await settle(page);
  await startAndSetUp(page);

  // A page that stays open finds it when it is looked at again, and comes back where it was.
  publish();
  await page.evaluate("document.dispatchEvent(new Event('visibilitychange'))");
  await update(page);
  await shows(page, version);
  await prompt(page, 'Move your units').waitFor();
  await logLines(page)
    .filter({ hasText: `set up at ${DENS[1]}` })
    .waitFor({ state: 'attached' });
  expect(await notice(page).count()).toBe(0);

  // Whoever comes back sees the version that is kept, and that there is another; all pages go over to it.
  publish();
  const other = await page.context().newPage();
  await other.goto(table.home());
  await shows(other, version - 1);
  await update(other);
  await shows(other, version);
  await startButton(other).waitFor();
  await page.bringToFront();
  await shows(page, version);
  await prompt(page, 'Move your units').waitFor();
  await page.context().close();
});

test('the page of an error takes a newer version by itself, and the game goes on', TEST, async () => {
  const page = await anotherPage({ locale: 'en-GB' });
  await page.goto(table.home());
  await settle(page);
  await startAndSetUp(page);
  // A fault that the next version has no more.
  await page.context().addInitScript(`Element.prototype.scrollTo = () => {
    if (document.documentElement.dataset.version !== '${version + 1}') throw new Error('a fault');
  };`);
  const faults: string[] = [];
  page.on('console', (message) => faults.push(message.text()));
  await page.reload();
  await page.getByRole('heading', { name: 'Something went wrong' }).waitFor();
  expect(faults.join()).toContain('a fault');

  publish();
  await page.reload();
  await shows(page, version);
  await prompt(page, 'Move your units').waitFor();
  await page.context().close();
});

test('without JavaScript the page says so, to be read in four languages', TEST, async () => {
  const page = await anotherPage({ javaScriptEnabled: false });
  await page.goto(table.home());
  for (const language of LANGUAGES) {
    const line = page.locator(`.no-script [lang=${language}]`);
    expect(await line.innerText()).toContain('JavaScript');
    expect((await line.boundingBox())?.y).toBeLessThan(720);
    const ink = await page.evaluate<string>(
      `getComputedStyle(document.querySelector('.no-script [lang=${language}]')).color`,
    );
    const ground = await page.evaluate<string>('getComputedStyle(document.body).backgroundColor');
    expect(contrast(ink, ground)).toBeGreaterThan(7);
  }
  await page.context().close();
});

/** Of two colours as "rgb(1, 2, 3)", as WCAG reckons it. */
function contrast(one: string, other: string): number {
  const light = (colour: string) => {
    const [r = 0, g = 0, b = 0] = (colour.match(/\d+/g) ?? []).map((part) => {
      const share = Number(part) / 255;
      return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [high = 0, low = 0] = [light(one), light(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

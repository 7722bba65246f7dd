import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { logLines, setUp, startButton, TEST, useTable } from './browser.ts';

const table = useTable();

/** The ways in which a browser keeps nothing. */
const REFUSALS: Readonly<Record<string, string>> = {
  'indexedDB.open throws': `IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError') }`,
  'opening fails': `IDBFactory.prototype.open = () => {
    const request = new EventTarget();
    request.error = new DOMException('no', 'UnknownError');
    setTimeout(() => request.dispatchEvent(new Event('error')));
    return request;
  }`,
  'the disk is full': `IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError') }`,
  'local storage, locks and the database are blocked': `
    Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError') } });
    Object.defineProperty(window, 'indexedDB', { get() { throw new DOMException('no', 'SecurityError') } });
    LockManager.prototype.request = () => Promise.reject(new DOMException('no', 'SecurityError'));`,
};

const notice = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Your browser is not saving this game' });

/** Against a bot: it sets up first, then the dragons are set up and moved past. */
async function playsOn(page: Page): Promise<void> {
  await startButton(page).click();
  await notice(page).waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    notice(page).getByRole('button', { name: 'Save a file' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('hexwyrm-esirien-1-replay.json');
  await setUp(page);
  expect(await notice(page).count()).toBe(0);
  expect(await logLines(page).count()).toBeGreaterThan(0);
  expect(await page.getByText('That did not work').count()).toBe(0);
}

test.each(Object.entries(REFUSALS))('where %s, one plays on and is told once', TEST, async (_, script) => {
  const page = await table.visit();
  await page.addInitScript(script);
  await page.reload();
  await playsOn(page);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.context().close();
});

test(
  'the game of a browser that keeps nothing is still there after a look at the home screen',
  TEST,
  async () => {
    const page = await table.visit();
    await page.addInitScript(REFUSALS['indexedDB.open throws'] ?? '');
    await page.reload();
    await playsOn(page);
    await page
      .getByRole('link', { name: /Hexwyrm|Home/ })
      .first()
      .click();
    await page.getByRole('button', { name: /^Play:/ }).click();
    await page.getByRole('heading', { level: 2, name: 'Move your units' }).waitFor();
    await page.context().close();
  },
);

test('storage that fails in the middle of a game is said then, and nothing stops', TEST, async () => {
  const page = await table.visit();
  await startButton(page).click();
  await page.getByRole('heading', { level: 2, name: /Set up/ }).waitFor();
  expect(await notice(page).count()).toBe(0);
  await page.evaluate(REFUSALS['the disk is full'] ?? '');
  await setUp(page);
  await notice(page).getByRole('button', { name: 'Play on' }).click();
  expect(await page.getByText('That did not work').count()).toBe(0);
  await page.context().close();
});

import { test } from 'vitest';
import { startAndSetUp, startButton, TEST, useTable } from './browser.ts';

const table = useTable();

test('after one visit the game plays without a network', TEST, async () => {
  const page = await table.visit();
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  await page.waitForFunction('navigator.serviceWorker.controller !== null');
  table.cutOff();
  await page.context().setOffline(true);
  await page.reload();
  await startButton(page).waitFor();
  await startAndSetUp(page);
});

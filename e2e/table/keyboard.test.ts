import type { Locator, Page } from 'playwright-core';
import { test } from 'vitest';
import { endInvaderPhases, logLines, prompt, startButton, TEST, useTable } from './browser.ts';

const table = useTable();

/** Presses Tab until the focus is on what is wanted. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let steps = 0; steps < 60; steps += 1) {
    await page.keyboard.press('Tab');
    if ((await wanted.and(page.locator(':focus')).count()) > 0) return;
  }
  throw new Error('Tab never comes there');
}

test('the first turn is played by keyboard alone', TEST, async () => {
  const page = await table.visit();
  const { keyboard } = page;
  await tabTo(page, startButton(page));
  await keyboard.press('Enter');
  await prompt(page, 'Set up your units').waitFor();

  for (const dragon of ['Dragon 1', 'Dragon 2']) {
    await page.getByRole('button', { name: 'Dragon', pressed: true }).waitFor();
    await keyboard.press('b');
    await keyboard.press('t');
    await page.locator('[data-commit]').waitFor();
    await keyboard.press('Enter');
    await logLines(page)
      .filter({ hasText: `${dragon} set up` })
      .waitFor();
  }

  await prompt(page, 'Move your units').waitFor();
  await keyboard.press('Tab');
  await page.getByRole('region', { name: /^Dragon \d$/ }).waitFor();
  await keyboard.press('t');
  await page.locator('[data-commit]').waitFor();
  await keyboard.press('Enter');
  await logLines(page)
    .filter({ hasText: /moves|turns|bounds/ })
    .first()
    .waitFor();

  await endInvaderPhases(page, async () => {
    const asks = await page.getByText('Can still act:').isVisible();
    await keyboard.press('e');
    if (asks) await page.getByRole('alertdialog').waitFor();
    if (asks) await keyboard.press('e');
  });
  await page.getByRole('list', { name: 'Turn 2' }).waitFor();
  await prompt(page, 'Move your units').waitFor();
});

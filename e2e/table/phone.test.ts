import { expect, test } from 'vitest';
import { commit, DENS, goals, logLines, prompt, startButton, TEST, useTable } from './browser.ts';

const table = useTable();

const SIZE = { width: 390, height: 844 };

test('a phone shows board and prompt, and takes an action', TEST, async () => {
  const page = await table.visit({ viewport: SIZE, hasTouch: true, isMobile: true });
  await startButton(page).tap();
  await prompt(page, 'Set up your units').waitFor();
  await goals(page, new RegExp(`^${DENS[0]}.*Here: Set up`)).waitFor({ state: 'attached' });

  const board = await page.locator('.board').boundingBox();
  const title = await prompt(page, 'Set up your units').boundingBox();
  expect(board?.width).toBeGreaterThan(300);
  expect(title && title.y + title.height).toBeLessThan(SIZE.height);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(SIZE.width);

  await page.getByText(/^All \d+ actions$/).tap();
  await page
    .getByRole('button', { name: new RegExp(DENS[0]) })
    .first()
    .tap();
  await commit(page, 'Set up').tap();
  await logLines(page).filter({ hasText: 'Dragon 1 set up' }).waitFor({ state: 'attached' });
});

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { cellOf, clickHex, prompt, startButton, TEST, useTable } from './browser.ts';

const table = useTable();

/** What is drawn in the middle of a hex, the outline of the chosen one left out. */
async function drawnIn(page: Page, hex: string): Promise<string> {
  const box = await cellOf(page, hex).boundingBox();
  if (box === null) throw new Error('the hex has no place on the screen');
  const clip = { x: box.x + box.width * 0.35, y: box.y + box.height * 0.3, width: 24, height: 24 };
  return (await page.screenshot({ clip })).toString('base64');
}

const changes = (page: Page) => page.getByRole('region', { name: 'What differs' });

test('an owner sets a unit and a hex right, sees it painted, and plays with it', TEST, async () => {
  const page = await table.visit();
  await page.getByRole('link', { name: /^Own the printed game/ }).click();
  await page.locator('.board-painted[data-painted]').waitFor();

  // By mouse: a figure of a unit, and the ground of a hex, which is painted as it is now.
  await page.getByRole('button', { name: 'Cavalry', exact: true }).click();
  await page.getByRole('button', { name: 'Move: more' }).click();
  await changes(page).getByText('Cavalry Move 5 → 6').waitFor();
  await clickHex(cellOf(page, '0708'));
  await page.getByRole('heading', { name: 'Hex 0708' }).waitFor();
  const city = await drawnIn(page, '0708');
  await page.getByLabel('Hex 0708, Ground').selectOption('forest');
  await cellOf(page, '0708')
    .and(page.getByLabel(/forest/))
    .waitFor();
  await expect.poll(() => drawnIn(page, '0708')).not.toBe(city);

  // By keyboard: the side to the north-west, a wrong step and back, and the name of it all.
  await page.keyboard.press('Escape');
  await page.getByRole('grid').focus();
  await page.keyboard.press('6');
  await page.keyboard.press('d');
  await changes(page).getByText('Esirien 0607–0708 side wall → door').waitFor();
  await page.getByRole('button', { name: 'Validate' }).focus();
  await page.keyboard.press('u');
  await expect.poll(() => changes(page).getByText('0607–0708').count()).toBe(0);
  await page.getByLabel('Name', { exact: true }).last().fill('my counters');
  await page.getByLabel('Note').focus();

  // What was written survives a reload.
  await page.reload();
  await changes(page).getByText('Cavalry Move 5 → 6').waitFor();
  const use = page.getByRole('button', { name: 'Use in a new game' });
  await expect.poll(() => use.isEnabled()).toBe(true);
  await use.focus();
  await page.keyboard.press('Enter');

  await page.getByText('New games are played with your corrections').waitFor();
  await startButton(page).click();
  await prompt(page, 'Set up your units').waitFor();
  await page.getByRole('button', { name: /^corrected/ }).click();
  const list = page.getByRole('dialog', { name: 'my counters' });
  await list.getByText('Cavalry Move 5 → 6').waitFor();
  await list.getByText('Esirien 0708 Ground city → forest').waitFor();

  // A campaign and a tournament are begun with them too, and say with which.
  await page.goto(`${table.home()}campaign`);
  await page.getByRole('button', { name: 'Begin the campaign' }).click();
  await page.waitForURL(/campaign\?id=/);
  await page.getByRole('button', { name: /^corrected/ }).click();
  await list.getByText('Cavalry Move 5 → 6').waitFor();
  await page.goto(`${table.home()}event`);
  await page.getByPlaceholder('Names, one a line').fill('Aino\nBao');
  await page.getByRole('button', { name: 'Begin the tournament' }).click();
  await page.waitForURL(/event\?id=/);
  await page.getByRole('button', { name: /^corrected/ }).click();
  await list.getByText('Cavalry Move 5 → 6').waitFor();
  await page.context().close();
});

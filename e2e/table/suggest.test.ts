import { expect, test } from 'vitest';
import { logLines, openPosition, prompt, TEST, useTable } from './browser.ts';

const table = useTable();

const unit = (type: string, side: string, hex: string) => ({ type, side, hex });
const POSITION = {
  format: 'hexwyrm-position',
  version: 1,
  game: 'dragon-rage',
  map: 'plain',
  phase: 'invader-melee',
  units: [unit('ORC', 'invader', '1010'), unit('INF', 'defender', '1011'), unit('MIL', 'defender', '0101')],
};

test('plans are suggested, shown and played; afterwards the game is analysed', TEST, async () => {
  const page = await table.visit();
  await page.getByRole('button', { name: 'Hot seat' }).click();
  await openPosition(page, POSITION);
  await prompt(page, 'Attack in melee').waitFor();
  const { keyboard } = page;
  await page.getByRole('button', { name: 'Suggest' }).waitFor();
  await keyboard.press('i');
  const found = page.getByRole('region', { name: 'ways to go on' });
  const attack = found.getByRole('button', { name: 'Orc: attack' });
  await attack.waitFor();
  // 2 against 2 on the combat table: only a 6.
  expect(await attack.textContent()).toMatch(/Destroys Infantry: 1 in 6.*\d+ % to win$/);
  await attack.focus();
  await expect.poll(() => page.locator('.lit').count()).toBeGreaterThan(0);
  await keyboard.press('Enter');
  await logLines(page).filter({ hasText: 'Attack on 1011' }).first().waitFor();
  expect(await found.count()).toBe(0);

  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('button', { name: 'Analyse the game' }).click();
  await page
    .getByRole('img', { name: /^Chance of Invader to win, action by action; \d+ % at the end$/ })
    .waitFor();
  // Nothing is left to stop or to go on with.
  await expect.poll(() => page.getByRole('button', { name: /^(Stop|Go on)$/ }).count()).toBe(0);
  const defender = page.getByRole('row', { name: /^Defender/ });
  expect(await defender.getByRole('cell').count()).toBe(3);
});

import type { Locator, Page } from 'playwright-core';
import { test } from 'vitest';
import {
  commit,
  endInvaderPhases,
  logLines,
  openPosition,
  prompt,
  startButton,
  TEST,
  useTable,
} from './browser.ts';

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
    await keyboard.press('e');
    if (await page.getByRole('alertdialog').isVisible()) await keyboard.press('e');
  });
  await page.getByRole('list', { name: 'Turn 2' }).waitFor();
  await prompt(page, 'Move your units').waitFor();
});

/** A wizard and infantry (2) beside an orc (2); others elsewhere keep the game going. */
const BOLT = {
  phase: 'defender-spells',
  units: [
    { type: 'WZD', side: 'defender', hex: '1209' },
    { type: 'INF', side: 'defender', hex: '1109' },
    { type: 'ORC', side: 'invader', hex: '1110' },
    { type: 'INF', side: 'defender', hex: '1507' },
    { type: 'ORC', side: 'invader', hex: '1508' },
  ],
};

test('a bolt is held back, joins a melee and is rolled by keyboard alone', TEST, async () => {
  const page = await table.visit();
  const { keyboard } = page;
  await page.getByRole('button', { name: 'Hot seat' }).click();
  await openPosition(page, BOLT);
  await prompt(page, 'Cast a spell, or continue').waitFor();
  await page.getByRole('button', { name: 'Lightning' }).waitFor();

  // Enter is meant for the spell even from the box that was just ticked.
  await keyboard.press('4');
  await keyboard.press('t');
  await commit(page, 'Lightning').waitFor();
  await keyboard.press('c');
  await keyboard.press('Space');
  await page.locator('.command').getByText('held back for a melee against Orc 1').waitFor();
  await keyboard.press('Enter');

  // Nobody chose the wizard for the movement: a friend's hex is where that friend is chosen, not where the wizard goes.
  await prompt(page, 'Move your units').waitFor();
  await keyboard.press('g');
  await keyboard.type('1109');
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  await page.getByRole('region', { name: 'Infantry 1' }).waitFor();
  await keyboard.press('e');
  await page.getByRole('alertdialog').waitFor();
  await keyboard.press('e');

  // Two and a bolt of four against two: four or more. Enter rolls, though the cursor is still on the target.
  await prompt(page, 'Attack in melee').waitFor();
  await keyboard.press('t');
  await commit(page, 'Attack').waitFor();
  await keyboard.press('Enter');
  const panel = page.getByRole('region', { name: 'Attack on 1110' });
  await panel.getByRole('button', { name: 'Lightning bolt' }).waitFor();
  await keyboard.press('1');
  await panel.getByText('6 against 2, needs 4+', { exact: true }).waitFor();
  await keyboard.press('Enter');
  await logLines(page).filter({ hasText: 'attacks 1110: 6 against 2, needs 4+.' }).waitFor();
});

test('a tournament is run by keyboard alone', TEST, async () => {
  const page = await table.visit();
  const { keyboard } = page;
  const press = async (wanted: Locator) => {
    await tabTo(page, wanted);
    await keyboard.press('Enter');
  };
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first();
  await press(page.getByRole('link', { name: 'Tournament' }));
  const names = page.getByPlaceholder('Names, one a line');
  await names.waitFor();
  await tabTo(page, names);
  await keyboard.type('Aino, Bao');
  await press(button('Begin the tournament'));
  await button('Draw round 1').waitFor();
  await page.getByRole('region', { name: 'Set-up' }).waitFor();
  // S goes on, but not while a name is typed.
  await tabTo(page, page.getByPlaceholder('Names, one a line'));
  await keyboard.type('Os');
  await keyboard.press('Backspace');
  await keyboard.press('Backspace');
  await tabTo(page, button('Draw round 1'));
  await keyboard.press('s');
  await button('Tell the players').waitFor();
  await keyboard.press('s');
  for (const razed of ['25', '10']) {
    await press(button(/^enter:/));
    await page.getByLabel('Victory points razed').and(page.locator(':focus')).waitFor();
    await keyboard.type(razed);
    await keyboard.press('Enter');
    await button('Enter the result').waitFor({ state: 'detached' });
  }
  await press(button('Standings'));
  await press(page.locator('.history tbody tr:first-child a'));
  // Both games won, 25 razed and 33 less 10 left of the city.
  await page.getByRole('row', { name: /^1 (Aino|Bao) 2 48 2 0/ }).waitFor();
  await press(page.getByRole('link', { name: 'Whole tournament' }));
  await press(button('End the tournament'));
  await page.getByText('The tournament is over.').waitFor();
});

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startButton, useTable } from './browser.ts';
import { keyboard, mouse, seeFocus, tabTo } from './hands.ts';
import { playToTheEnd } from './player.ts';
import { rage } from './rage-ways.ts';

const table = useTable();

/** The dice fall as they like, so a game may take its time. */
const WHOLE_GAME = { timeout: 300_000 };

/** What the result says, whoever has won. */
async function readResult(page: Page): Promise<void> {
  const result = page.locator('main.result');
  await result.getByRole('heading', { level: 1, name: /^You (won|lost)$/ }).waitFor();
  const said = await result.innerText();
  expect(said).toMatch(
    /\d+ of 33 victory points razed by turn \d+; (the goal was \d+|\d+ make a marginal victory)\./,
  );
  await result.getByRole('heading', { name: 'Victory points by turn' }).waitFor();
  await result.getByRole('heading', { name: 'Losses' }).waitFor();
}

test('a first game is played by mouse to its result', WHOLE_GAME, async () => {
  const page = await table.visit();
  await page.getByRole('group', { name: 'Scenario' }).getByText('First game').click();
  await startButton(page).click();
  await playToTheEnd(page, mouse, rage);
  await readResult(page);
  await page.context().close();
});

test(
  'the city is defended by keyboard alone, from home to the result, and the focus is always seen',
  WHOLE_GAME,
  async () => {
    const page = await table.visit();
    await tabTo(page, page.getByRole('button', { name: 'Defender', exact: true }));
    await page.keyboard.press('Enter');
    await tabTo(page, startButton(page));
    await page.keyboard.press('Enter');
    await page.locator('.board-cells:focus').waitFor({ state: 'attached' });
    await playToTheEnd(page, keyboard, rage);
    await readResult(page);
    await page.keyboard.press('Tab');
    await seeFocus(page);
    await page.context().close();
  },
);

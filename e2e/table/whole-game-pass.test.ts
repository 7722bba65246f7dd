import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startButton, useTable } from './browser.ts';
import { keyboard, mouse, seeFocus, tabTo } from './hands.ts';
import { pass } from './pass-ways.ts';
import { playToTheEnd, playUntil } from './player.ts';

const table = useTable();

/** The dice fall as they like, so a game may take its time. */
const WHOLE_GAME = { timeout: 300_000 };

/** Five turns are played, and the fortresses are counted: four win for the Empire, five for Sartar (DP-18.1.4-b). */
async function readResult(page: Page): Promise<void> {
  const result = page.locator('main.result');
  await result.getByRole('heading', { name: 'Losses' }).waitFor();
  const said = await result.innerText();
  const held = /Lunar Empire\s+4 Sartar fortresses\s+(\d)\/4/.exec(said)?.[1];
  const kept = /Sartar[^\n]*\s+5 Sartar fortresses\s+(\d)\/5/.exec(said)?.[1];
  expect(Number(held) + Number(kept)).toBe(7);
  const verdict = Number(held) >= 4 ? 'You won' : Number(kept) >= 5 ? 'You lost' : 'Draw';
  await result.getByRole('heading', { level: 1, name: verdict }).waitFor();
  await result.getByText('After game-turn 5 of 5.').waitFor();
}

test('Stemming the Tide is played by mouse to its result', WHOLE_GAME, async () => {
  const page = await table.visit();
  await page.getByRole('button', { name: 'Dragon Pass' }).click();
  await startButton(page).click();
  await playToTheEnd(page, mouse, pass);
  await readResult(page);
  await page.context().close();
});

test('a whole turn is played by keyboard alone, and the focus is always seen', WHOLE_GAME, async () => {
  const page = await table.visit();
  await tabTo(page, page.getByRole('button', { name: 'Dragon Pass' }));
  await page.keyboard.press('Enter');
  await page.locator('[aria-pressed=true]:focus').filter({ hasText: 'Dragon Pass' }).waitFor();
  await tabTo(page, startButton(page));
  await page.keyboard.press('Enter');
  await page.locator('.board-cells:focus').waitFor({ state: 'attached' });
  await playUntil(page, keyboard, pass, ({ turn }) => turn === 2);
  expect(await page.locator('.turns [aria-current]').textContent()).toBe('2');
  await seeFocus(page);
  await page.context().close();
});

import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  cellOf,
  clickHex,
  commit,
  DENS,
  endInvaderPhases,
  endPhase,
  goals,
  hexOf,
  logLines,
  prompt,
  setUp,
  startAndSetUp,
  startButton,
  TEST,
  useTable,
} from './browser.ts';

const table = useTable();

const [den] = DENS;

const movesTo = (page: Page, hex: string): Locator =>
  logLines(page).filter({ hasText: `moves ${den} → ${hex}` });

/** Selects the first dragon and gives the hex it can walk to. */
async function chooseDragon(page: Page): Promise<string> {
  await clickHex(cellOf(page, den));
  await page.getByRole('region', { name: 'Dragon 1' }).waitFor();
  const goal = goals(page, /Here: .*Walk/).first();
  await goal.waitFor({ state: 'attached' });
  return hexOf(goal);
}

test('a game is chosen at home and set up by mouse', TEST, async () => {
  const page = await table.visit();
  const scenarios = page.getByRole('group', { name: 'Scenario' }).getByRole('radio');
  expect(await scenarios.count()).toBeGreaterThanOrEqual(7);
  await page.getByText('Horde from the Wilds').click();
  await page.getByRole('group', { name: 'Scenario' }).getByText('Dragon Rage').click();
  await page.getByRole('button', { name: 'Invader' }).click();
  await page.getByRole('button', { name: 'careful' }).click();
  await startButton(page).click();
  await prompt(page, 'Set up your units').waitFor();
  await setUp(page);
  await page.getByText('Your decision · phase 2, Invader movement').waitFor();
  await page.getByRole('list', { name: 'Turn 1' }).waitFor();
  for (const hex of DENS)
    await goals(page, new RegExp(`^${hex}.*Dragon, invader`)).waitFor({ state: 'attached' });
  await page.context().close();
});

test('a step is previewed, taken, undone and redone; then a bot answers', TEST, async () => {
  const page = await table.visit();
  await startAndSetUp(page);
  const hex = await chooseDragon(page);

  await cellOf(page, hex).hover({ force: true });
  await page.getByText(`Dragon 1: ${den} → ${hex}`).waitFor();
  expect(await movesTo(page, hex).count()).toBe(0);
  await clickHex(cellOf(page, hex));
  // A click takes the step, or holds it where there is more to choose.
  const held = page.locator('.command[data-held=true]');
  await held.or(movesTo(page, hex)).waitFor();
  if (await held.isVisible()) await commit(page, 'Walk').click();
  await movesTo(page, hex).waitFor();

  await page.getByRole('button', { name: 'Undo' }).click();
  await movesTo(page, hex).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Redo' }).click();
  await movesTo(page, hex).waitFor();

  await endInvaderPhases(page, () => endPhase(page));
  await page.getByRole('list', { name: 'Turn 2' }).waitFor();
  await page.getByText('Your decision · phase 2, Invader movement').waitFor();

  const before = await logLines(page).allInnerTexts();
  await page.reload();
  await page.getByText('Your decision · phase 2, Invader movement').waitFor();
  expect(await logLines(page).allInnerTexts()).toEqual(before);
  await page.context().close();
});

test('what is refused is explained by a clause', TEST, async () => {
  const page = await table.visit();
  await startAndSetUp(page);
  await chooseDragon(page);
  await clickHex(cellOf(page, '1505'), 'right');
  const bubble = page.getByRole('region', { name: 'Why not?' });
  await bubble.waitFor();
  const clause = bubble.getByRole('button', { name: /^\d+\.\d+/ });
  const number = await clause.innerText();
  await clause.click();
  await page.getByRole('complementary', { name: 'Rules' }).getByText(number, { exact: true }).waitFor();
  await page.context().close();
});

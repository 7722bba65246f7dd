import fs from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  cellOf,
  clickHex,
  DENS,
  endInvaderPhases,
  endPhase,
  goals,
  logLines,
  openPosition,
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

/** Selects the first dragon and waits for everything it can reach. */
async function chooseDragon(page: Page): Promise<void> {
  await clickHex(cellOf(page, den));
  await page.getByRole('region', { name: 'Dragon 1' }).waitFor();
  await goals(page, /Walk \(4 MP\)/)
    .first()
    .waitFor({ state: 'attached' });
}

test('a game is chosen at home and set up by mouse', TEST, async () => {
  const page = await table.visit();
  const scenarios = page.getByRole('group', { name: 'Scenario' }).getByRole('radio');
  expect(await scenarios.count()).toBeGreaterThanOrEqual(7);
  await page.getByText('Horde from the Wilds').click();
  await page.getByRole('group', { name: 'Scenario' }).getByText('Dragon Rage').click();
  await page.getByRole('button', { name: 'Invader' }).click();
  await page.getByText('Captain', { exact: true }).click();
  await startButton(page).click();
  await prompt(page, 'Set up your units').waitFor();
  await setUp(page);
  await page.getByText('Your decision · phase 2, Invader movement').waitFor();
  await page.getByRole('list', { name: 'Turn 1' }).waitFor();
  for (const hex of DENS)
    await goals(page, new RegExp(`^${hex}.*Dragon, invader`)).waitFor({ state: 'attached' });
  await page.context().close();
});

test('a whole walk is previewed, taken at one go, undone and redone; then a bot answers', TEST, async () => {
  const page = await table.visit();
  await startAndSetUp(page);
  await chooseDragon(page);

  // The dragon in 0104 looks north: 0203 and 0303 lie within its turns, 0303 two hexes away.
  await cellOf(page, '0303').hover({ force: true });
  const command = page.locator('.command');
  await command.getByText('Dragon 1: 0104 → 0303, facing north-east').waitFor();
  await command.getByText('2 MP, 2 left').waitFor();
  expect(await movesTo(page, '0203').count()).toBe(0);
  await clickHex(cellOf(page, '0303'));
  // There is a facing to choose, so that the first click holds; F turns it for the two points that are left.
  await page.locator('.command[data-held=true]').waitFor();
  await page.keyboard.press('f');
  await command.getByText('3 MP, 1 left').waitFor();
  await page.keyboard.press('Shift+F');
  await command.getByText('2 MP, 2 left').waitFor();
  await page.keyboard.press('Enter');
  await movesTo(page, '0303').filter({ hasText: '2 MP' }).waitFor();

  // It can go on with what is left.
  await goals(page, /Walk \(2 MP\)/)
    .first()
    .waitFor({ state: 'attached' });
  // What was done at one press is taken back at one, also after a reload.
  await page.keyboard.press('u');
  await movesTo(page, '0303').waitFor({ state: 'detached' });
  expect(await movesTo(page, '0203').count()).toBe(0);
  await page.keyboard.press('Shift+U');
  await movesTo(page, '0303').waitFor();

  await endInvaderPhases(page, () => endPhase(page));
  await page.getByRole('list', { name: 'Turn 2' }).waitFor();
  await page.getByText('Your decision · phase 2, Invader movement').waitFor();

  const before = await logLines(page).allTextContents();
  await page.reload();
  await page.getByText('Your decision · phase 2, Invader movement').waitFor();
  await expect.poll(() => logLines(page).allTextContents()).toEqual(before);
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

test(
  'the first position of the documentation is played on: its phase ends, also where units could still act',
  TEST,
  async () => {
    const text = fs.readFileSync(new URL('../../docs/position-format.md', import.meta.url), 'utf8');
    const [, position = ''] = /```json\n([\s\S]*?)\n```/.exec(text) ?? [];
    const page = await table.visit();
    await openPosition(page, JSON.parse(position));
    await page.getByText('Your decision · phase 2, Invader movement').waitFor();
    await page.getByRole('button', { name: 'End phase' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'End anyway' }).click();
    await page.getByText(/^Your decision · phase [^2]/).waitFor();
    await page.context().close();
  },
);

test('a game of Dragon Rage follows one of Dragon Pass in the same window', TEST, async () => {
  const page = await table.visit();
  await page.getByRole('button', { name: 'Dragon Pass' }).click();
  await startButton(page).click();
  await prompt(page, /^Set up/).waitFor();
  await page.getByRole('button', { name: /^Set up the rest for me/ }).click();
  await page.getByRole('button', { name: 'Confirm setup' }).click();
  await prompt(page, 'Move your units').waitFor();
  await page.getByRole('link', { name: /Leave game/ }).click();
  await page.getByRole('button', { name: 'Dragon Rage' }).click();
  await startAndSetUp(page);
  // Both games name their terrain; each by its own words.
  await goals(page, /open terrain/)
    .first()
    .waitFor({ state: 'attached' });
  expect(await goals(page, /open ground/).count()).toBe(0);
  await page.context().close();
});

test('what a spell does is told under the pointer and in focus, and moves nothing', TEST, async () => {
  const page = await table.visit();
  await page.getByRole('button', { name: 'Hot seat' }).click();
  await openPosition(page, {
    phase: 'defender-spells',
    units: [
      { type: 'DRAGON', side: 'invader', hex: '0807', facing: 'SE' },
      { type: 'WZD', side: 'defender', hex: '0909' },
    ],
  });
  await clickHex(cellOf(page, '0909'));
  const end = page.locator('#prompt [data-spot=end]');
  const fog = page.getByRole('button', { name: /^Fog/ });
  await fog.waitFor();
  const before = await end.boundingBox();
  const tip = page.getByRole('tooltip').getByText('no monster bounds or lands there');
  await fog.hover();
  await tip.waitFor();
  expect(await end.boundingBox()).toEqual(before);
  await end.hover();
  await tip.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: /^Boost/ }).focus();
  await page.keyboard.press('Tab');
  await tip.waitFor();
  await page.context().close();
});

import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { chooseFile, prompt, startButton, TEST, useTable } from './browser.ts';

const table = useTable();

/** The card of a counter in the shop: pressing it takes one. */
const ware = (page: Page, unit: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^Add ${unit}: `) });

const army = (page: Page, name: string): Locator => page.getByRole('region', { name });

/** What is said of a counter first: what it costs, how many are taken, why no more can be. */
const labelOf = (page: Page, unit: string): Promise<string> =>
  ware(page, unit).locator('.visually-hidden').innerText();

/** Takes so many and waits for each to be entered. */
async function take(page: Page, unit: string, count = 1): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    const label = await labelOf(page, unit);
    await ware(page, unit).click();
    await page.getByText(label, { exact: true }).waitFor({ state: 'detached' });
  }
}

const left = (page: Page, name: string, points: string) =>
  army(page, name).getByText(`${points} points left`).waitFor();

const goalOf = async (page: Page): Promise<string> =>
  (await page.locator('.goal-total').innerText()).replace(/\s+/g, ' ');

async function open(page: Page, scenario: string): Promise<void> {
  await page.getByRole('radio', { name: scenario }).check({ force: true });
  await page.getByRole('button', { name: 'Hot seat' }).click();
  await startButton(page).click();
}

test('two people draft in secret at one screen: budgets, goal, curtain', TEST, async () => {
  const page = await table.visit();
  await open(page, 'Point choice');
  await page.getByRole('heading', { name: 'Recruit your army in secret' }).waitFor();
  await left(page, 'Your army', '80');
  expect(await goalOf(page)).toBe('17 VP');

  // 40 + 18 + 2.5 = 60.5, and a goal of 17 + 2
  await take(page, 'Dragon');
  await take(page, 'shaman');
  await take(page, 'orc');
  await left(page, 'Your army', '19.5');
  await army(page, 'Your army').getByText('60.5 of 80 spent').waitFor();
  expect(await goalOf(page)).toBe('19 VP');
  expect(await labelOf(page, 'roc')).toBe('Add roc: 25 points. 0 of 2 taken Costs 25; 19.5 left.');
  expect(await ware(page, 'shaman').getAttribute('aria-disabled')).toBe('true');

  // The shaman goes back, though he was not the last: 42.5 spent, a roc for 25 and a giant for 13 are 80.5, too much
  await ware(page, 'shaman').focus();
  await page.keyboard.press('-');
  await left(page, 'Your army', '37.5');
  await take(page, 'roc');
  await left(page, 'Your army', '12.5');
  expect(await goalOf(page)).toBe('20 VP');
  expect(await ware(page, 'giant').getAttribute('aria-disabled')).toBe('true');
  await page.keyboard.press('u');
  await left(page, 'Your army', '37.5');
  await page.keyboard.press('Shift+U');
  await left(page, 'Your army', '12.5');

  // Points are left, so it asks once
  await page.keyboard.press('e');
  await page.getByRole('alertdialog').getByText('Points left: 12.5.').waitFor();
  await page.keyboard.press('e');

  await page.getByText('Pass the screen to').waitFor();
  await page.getByRole('button', { name: /^I am .*: show the board$/ }).click();
  await left(page, 'Your army', '75');
  expect(await page.locator('.picks').count()).toBe(0);
  expect(await page.getByText('60.5').count()).toBe(0);
  // Three lines depend on the army that is not shown
  expect(await page.locator('.goal-parts').getByText('?', { exact: true }).count()).toBe(3);
  expect(await goalOf(page)).toBe('17 VP');
  expect(await page.getByRole('button', { name: 'Undo' }).first().getAttribute('aria-disabled')).toBe('true');

  // 12 x 2.5 + 4 x 1 + 4 x 2 = 42 for 20 units; a hero makes 57 and the twenty-first unit: 17 - 1
  await take(page, 'infantry', 12);
  await take(page, 'militia', 4);
  await take(page, 'archers', 4);
  await left(page, 'Your army', '33');
  await take(page, 'hero');
  await left(page, 'Your army', '18');
  expect(await goalOf(page)).toBe('16 VP');
  await page.getByRole('button', { name: 'Confirm army' }).click();
  await page.getByRole('button', { name: 'Finish anyway' }).click();

  // 17 + 2 for the dragon + 1 for the roc - 1 for the twenty-first defender
  await prompt(page, 'Set up your units').waitFor();
  await page
    .getByText(/Goal: 19 VP/)
    .first()
    .waitFor();
});

test('one person plans both armies and a goal, the other takes a side', TEST, async () => {
  const page = await table.visit();
  await open(page, 'Planned points');
  const [invader, defender] = ['Invader’s army', 'Defender’s army'];
  await left(page, invader, '85');
  await left(page, defender, '77');
  await take(page, 'Dragon', 2);
  await left(page, invader, '5');
  await page.getByText('The defender needs 72 more points.').waitFor();

  await page.getByRole('button', { name: defender }).click();
  // 15 + 14 + 8 x 2.5 + 4 x 4 + 4 x 2 = 73 with 18 units: the formula stays at 17 + 4
  await take(page, 'hero');
  await take(page, 'wizard');
  await take(page, 'infantry', 8);
  await take(page, 'cavalry', 4);
  await take(page, 'archers', 4);
  await left(page, defender, '4');
  await army(page, defender).getByText('18 units · usually 20 to 22').waitFor();
  expect(await goalOf(page)).toBe('21 VP');
  await page.getByLabel('Your goal for this plan').fill('20');
  await page.getByRole('button', { name: 'Confirm plan' }).click();

  await page.getByRole('button', { name: 'Play the invader' }).first().waitFor();
  await page
    .getByText(/goal 20 VP/)
    .first()
    .waitFor();
});

test('a bad file says which field is wrong, and a bot places the rest of a set-up', TEST, async () => {
  const page = await table.visit();
  await chooseFile(page, {
    format: 'hexwyrm-position',
    version: 1,
    game: 'dragon-rage',
    map: 'esirien',
    phase: 'invader-melee',
    units: [{ type: 'ORK', side: 'invader', hex: '1010' }],
  });
  const fault = page.getByRole('alert');
  await fault.getByText('The position “game.json” cannot be opened:').waitFor();
  expect(await fault.getByText('units[0].type').count()).toBe(1);

  await page.getByRole('button', { name: 'Hot seat' }).click();
  await startButton(page).click();
  await prompt(page, 'Set up your units').waitFor();
  // 4 cavalry, 8 infantry, 4 archers, 4 militia, a hero and a wizard
  await page.getByRole('button', { name: 'Set up the rest for me (22)' }).click();
  await prompt(page, 'Look at your setup').waitFor();
  await page.getByRole('button', { name: 'Confirm setup' }).click();
  await page.getByRole('button', { name: 'Set up the rest for me (2)' }).waitFor();
});

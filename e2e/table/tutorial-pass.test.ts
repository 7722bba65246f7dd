import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { cellOf, clickHex, commit, TEST, useTable } from './browser.ts';
import { coach, next, stepOf } from './coach.ts';

const table = useTable();

const atStep = stepOf(27);

const counter = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Stack' }).getByRole('button', { name });

/** The first press shows what would happen in the hex, the second does it. */
async function pressTwice(page: Page, hex: string): Promise<void> {
  await clickHex(cellOf(page, hex));
  await page.locator('.command[data-held=true]').waitFor();
  await clickHex(cellOf(page, hex));
}

test('the battle at the ford is learnt by mouse until the Slingers have shot', TEST, async () => {
  const page = await table.visit();
  await page.getByRole('button', { name: 'Dragon Pass' }).click();
  await page.getByRole('link', { name: 'Learn in 10 minutes' }).click();
  await atStep(page, 1);
  await next(page);

  await atStep(page, 2);
  await clickHex(cellOf(page, '3310'));
  await atStep(page, 3);
  await counter(page, 'Beat-pot Aelwrin').click();
  await atStep(page, 4);
  await clickHex(cellOf(page, '3210'));
  await atStep(page, 5);
  await next(page);

  await atStep(page, 6);
  await pressTwice(page, '3311');
  await atStep(page, 7);
  await clickHex(cellOf(page, '3411'), 'right');
  await page.getByRole('region', { name: 'Why not?' }).getByRole('button', { name: '6.5.1-a' }).waitFor();
  await atStep(page, 8);
  // Whoever leads astray is told so: the Phalanx shall come last.
  await clickHex(cellOf(page, '3310'));
  await pressTwice(page, '3311');
  await coach(page).getByText('Not like that').waitFor();
  for (const then of [9, 10, 11, 12]) {
    await coach(page).getByRole('button', { name: 'Do it for me' }).click();
    await atStep(page, then);
  }

  await pressTwice(page, '3312');
  await atStep(page, 13);
  await page.getByRole('button', { name: 'Start the battle' }).first().click();
  await atStep(page, 14);
  await page.getByRole('button', { name: 'Casualty: Foot Militia 1' }).click();
  // The Ducks shoot by themselves, and miss.
  await atStep(page, 16);
  await clickHex(cellOf(page, '3312'));
  await commit(page, 'Fire').click();
  await atStep(page, 18);
  await page.context().close();
});

const doItForMe = (page: Page) => coach(page).getByRole('button', { name: 'Do it for me' }).click();

test(
  'points are sealed, a claim is granted and a dragon is won in the lesson on diplomacy',
  TEST,
  async () => {
    const page = await table.visit();
    const at = stepOf(12);
    await page.goto(`${table.home()}tutorial?lesson=pass-7`);
    for (const step of [1, 2]) {
      await at(page, step);
      await next(page);
    }
    await at(page, 3);
    const ethilrist = page.getByRole('spinbutton', { name: /^Sir Ethilrist/ });
    await ethilrist.focus();
    await page.keyboard.press('=');
    await page.getByRole('button', { name: 'Seal my points' }).click();
    // Sartar seals by itself.
    await at(page, 5);
    await page.getByRole('button', { name: 'Claim Sir Ethilrist with 50' }).click();
    await page.getByRole('button', { name: 'Claim with 50' }).click();
    await at(page, 6);
    await next(page);
    for (const step of [7, 8]) {
      await at(page, step);
      await doItForMe(page);
    }
    await at(page, 9);
    await page.getByRole('button', { name: 'Send an emissary: Red Dragon' }).click();
    await page.getByRole('button', { name: 'Send Beat-pot Aelwrin' }).click();
    await at(page, 10);
    await cellOf(page, '1614')
      .and(page.getByLabel(/Red Dragon/))
      .waitFor({ state: 'attached' });
    await next(page);
    await at(page, 11);
    await doItForMe(page);
    await at(page, 12);
    await coach(page).getByRole('button', { name: 'The full game against a bot' }).waitFor();
    await page.context().close();
  },
);

test('a storm, the Wasps and a spirit are used in the lesson on magic', TEST, async () => {
  const page = await table.visit();
  const at = stepOf(12);
  await page.goto(`${table.home()}tutorial?lesson=pass-5`);
  await at(page, 1);
  await next(page);
  await at(page, 2);
  await clickHex(cellOf(page, '2713'));
  await at(page, 3);
  await page.getByRole('button', { name: 'Raise a storm', exact: true }).click();
  await clickHex(cellOf(page, '2510'));
  await at(page, 4);
  await page.locator('.command').getByText('The Empire: ').waitFor();
  await commit(page, 'Raise a storm').click();
  await at(page, 5);
  await next(page);
  await at(page, 6);
  await page.getByRole('button', { name: 'Release the Wasps' }).click();
  await at(page, 7);
  await pressTwice(page, '2710');
  await at(page, 8);
  await page.getByRole('button', { name: 'Start the battle' }).first().click();
  await at(page, 9);
  await page.getByRole('button', { name: 'Casualty: Granite Phalanx' }).click();
  for (const step of [10, 11]) {
    await at(page, step);
    await doItForMe(page);
  }
  await at(page, 12);
  await page.context().close();
});

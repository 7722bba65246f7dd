import { expect, test } from 'vitest';
import { cellOf, clickHex, logLines, prompt, startButton, TEST, useTable } from './browser.ts';
import { mouse } from './hands.ts';
import { best, canDo, distance, idOf, playToTheEnd, type Ways } from './player.ts';

const table = useTable();

const BRIDGE = '0403';

/** Attacks that are even or better, and steps towards the bridge. */
const ways: Ways = {
  acts: /Move|Attack/,
  posts: /./,
  post: () => undefined,
  choose: (sight) =>
    best(sight, (cell) => {
      const chance = /(\d+)\s?%/.exec(canDo(cell))?.[1];
      if (chance !== undefined) return Number(chance) >= 50 ? Number(chance) : -1;
      const near = (hex: string) => distance(hex, BRIDGE, 'odd');
      return sight.at !== null && near(idOf(cell)) < near(sight.at) ? 10 - near(idOf(cell)) : -1;
    }),
};

test('examples are offered to people who ask for them, and to no others', TEST, async () => {
  const page = await table.visit();
  const choice = page.getByRole('button', { name: 'Bridgehead' });
  expect(await choice.count()).toBe(0);
  await page.goto(`${table.home()}?examples`);
  await choice.click();
  await page.getByText('Red has six turns to take the only bridge').waitFor();
  // Later visits need not ask again.
  await page.goto(table.home());
  await choice.waitFor();
  await page.context().close();
});

test('a whole game of Bridgehead is played against a bot with the mouse', TEST, async () => {
  const page = await table.visit();
  await page.goto(`${table.home()}?examples`);
  await page.getByRole('button', { name: 'Bridgehead' }).click();
  await page.getByRole('heading', { name: 'Take the bridge. Hold it for six turns.' }).waitFor();
  await startButton(page).click();
  await prompt(page, 'Move your units').waitFor();
  // A refusal has the text of its clause.
  await clickHex(cellOf(page, '0102'));
  await page.getByRole('region', { name: 'Red captain' }).getByText('strength 3').waitFor();
  await clickHex(cellOf(page, '0402'), 'right');
  await page
    .getByText('No unit enters the river.')

    .first()
    .waitFor();
  await page.keyboard.press('Escape');
  await playToTheEnd(page, mouse, ways);
  await page.waitForURL(/result/);
  await page
    .getByText(/Red wins|Blue wins/)
    .first()
    .waitFor();
  await page.getByRole('link', { name: 'View board' }).click();
  await logLines(page).filter({ hasText: 'needed' }).first().waitFor();
  await page.context().close();
});

import type { Page } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { cellOf, clickHex, hexOf, mapRests, openPosition, prompt, TEST, useTable } from './browser.ts';

const table = useTable();

/** A hero and three others two hexes from Jonstown, where two of the militia lie; more of either far off. */
const POSITION = {
  game: 'dragon-pass',
  scenario: 'pass-1',
  options: { screening: false },
  active: 'lunar',
  phase: 'movement',
  units: [
    { type: 'beat-pot-aelwrin', owner: 'lunar', hex: '3218' },
    { type: 'heavy-cavalry', owner: 'lunar', hex: '3218' },
    { type: 'line-cavalry', owner: 'lunar', hex: '3218' },
    { type: 'furthest-foot', owner: 'lunar', hex: '3218' },
    { type: 'furthest-foot', number: 2, owner: 'lunar', hex: '2913' },
    { type: 'foot-militia', owner: 'sartar', hex: '3220' },
    { type: 'foot-militia', number: 2, owner: 'sartar', hex: '3220' },
    { type: 'wolfrunners', owner: 'sartar', hex: '3524' },
  ],
  stacks: [
    { hex: '3218', units: [0, 1, 2, 3] },
    { hex: '3220', units: [5, 6] },
  ],
};

async function hover(page: Page, hex: string): Promise<void> {
  await mapRests(page);
  const box = await cellOf(page, hex).boundingBox();
  if (box === null) throw new Error(`${hex} is not on the screen`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 3 });
}

/** One page for all: drawing this map near takes longer than any of the tests. */
let page: Page;
beforeAll(async () => {
  page = await table.visit();
  await openPosition(page, POSITION);
  await prompt(page, 'Move your units').waitFor();
  await page.locator('.board-overview').waitFor({ state: 'attached' });
}, 300_000);

/** Nothing is chosen and nothing lies over the map. */
afterEach(async () => {
  await page.mouse.move(5, 5);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.locator('.stack-viewer').waitFor({ state: 'detached' });
});

test('a turn opens on who can act and the enemy near, and the small map gives way', TEST, async () => {
  await mapRests(page);
  const board = await page.locator('.board').boundingBox();
  const map = await page.locator('.board-overview').boundingBox();
  for (const hex of ['3218', '2913', '3220']) {
    const cell = await cellOf(page, hex).boundingBox();
    if (!board || !cell) throw new Error('not on the screen');
    const [x, y] = [cell.x + cell.width / 2, cell.y + cell.height / 2];
    expect([hex, x > board.x, x < board.x + board.width, y > board.y, y < board.y + board.height]).toEqual([
      hex,
      true,
      true,
      true,
      true,
    ]);
    expect([hex, map !== null && x > map.x && y > map.y]).toEqual([hex, false]);
  }

  await page.getByRole('button', { name: 'Move the overview map' }).focus();
  await page.keyboard.press('ArrowLeft');
  expect(await page.locator('.board-overview').getAttribute('data-corner')).toBe('bottom-left');
  await page.getByRole('button', { name: 'Hide the overview map' }).click();
  await page.reload();
  await prompt(page, 'Move your units').waitFor();
  await page.getByRole('button', { name: 'Show the overview map' }).waitFor();
  expect(await page.getByRole('img', { name: 'Overview map' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Show the overview map' }).click();
});

test(
  'a stack under the pointer is laid out with what it comes to, and any part of it is sent together',
  TEST,
  async () => {
    await hover(page, '3218');
    const viewer = page.locator('.stack-viewer');
    const counters = viewer.getByRole('listitem').getByRole('button');
    await expect.poll(() => counters.count()).toBe(4);
    // 4 + 5 + 4 + 3, and one more for each of the three led.
    await viewer.getByText('CF 19').waitFor();
    await viewer.getByText('slowest: 3 MP').waitFor();
    await counters.nth(1).click();
    await counters.nth(2).click();
    await viewer.getByText('CF 9').waitFor();
    // It goes when the pointer goes, and covers nothing any more.
    await hover(page, '2913');
    await viewer.waitFor({ state: 'detached' });
    await hover(page, '3216');
    await page.locator('.command').getByText('Together:').waitFor();
  },
);

test('a move says what follows from it before it is made', TEST, async () => {
  await hover(page, '3218');
  await page.locator('.stack-viewer').getByRole('button', { name: 'Whipstock' }).click();
  const command = page.locator('.command');
  await hover(page, '3219');
  await command.getByText('Enemy zone of control').waitFor();
  await command.getByText('Next to an enemy').waitFor();
});

test('a drag of the map or of a counter does not ask why not', TEST, async () => {
  await clickHex(cellOf(page, '3218'));
  const before = await cellOf(page, '3218').boundingBox();
  const board = await page.locator('.board').boundingBox();
  if (!board || !before) throw new Error('not on the screen');
  const [x, y] = [board.x + 60, board.y + board.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 90, y + 40, { steps: 6 });
  await page.mouse.up();
  await mapRests(page);
  await expect
    .poll(async () => (await cellOf(page, '3218').boundingBox())?.x ?? 0)
    .toBeGreaterThan(before.x + 40);
  expect(await hexOf(page.locator('[role=gridcell][aria-selected=true]'))).toBe('3218');
  expect(await page.locator('.why-not').count()).toBe(0);
});

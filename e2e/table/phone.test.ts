import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  cellOf,
  clickHex,
  commit,
  DENS,
  goals,
  logLines,
  openEvent,
  openPosition,
  prompt,
  startButton,
  TEST,
  useTable,
} from './browser.ts';
import { halfPlayed } from './positions/events.ts';

const table = useTable();

const SIZE = { width: 390, height: 844 };

const sheet = (page: Page): Locator => page.locator('.sheet');

/** How many cells with such a label there are, and the labels of those not wholly in the free part of the board. */
async function inView(page: Page, label: RegExp, top: number): Promise<{ some: boolean; hidden: string[] }> {
  const bottom = (await sheet(page).boundingBox())?.y ?? 0;
  return page.evaluate(`(() => {
    const cells = [...document.querySelectorAll('[role=gridcell]')].filter((cell) => ${label}.test(cell.ariaLabel));
    const hidden = cells.filter((cell) => {
      const box = cell.getBoundingClientRect();
      return box.left < 0 || box.right > innerWidth || box.top < ${top} || box.bottom > ${bottom};
    });
    return { some: cells.length > 0, hidden: hidden.map((cell) => cell.ariaLabel) };
  })()`);
}

const ALL = { some: true, hidden: [] };

test('a phone shows board and prompt, and takes an action', TEST, async () => {
  const page = await table.visit({ viewport: SIZE, hasTouch: true, isMobile: true });
  await startButton(page).tap();
  await prompt(page, 'Set up your units').waitFor();
  await goals(page, new RegExp(`^${DENS[0]}.*Here: Set up`)).waitFor({ state: 'attached' });

  const board = await page.locator('.board').boundingBox();
  const title = await prompt(page, 'Set up your units').boundingBox();
  expect(board?.width).toBeGreaterThan(300);
  expect(title && title.y + title.height).toBeLessThan(SIZE.height);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(SIZE.width);

  // Every hex that can be chosen lies between the bar and the sheet, none at the side of the screen.
  await expect.poll(() => inView(page, /Here: Set up/, board?.y ?? 0)).toEqual(ALL);

  await page.getByText(/^All \d+ actions$/).tap();
  await page
    .getByRole('button', { name: new RegExp(DENS[0]) })
    .first()
    .tap();
  await commit(page, 'Set up').tap();
  await logLines(page).filter({ hasText: 'Dragon 1 set up' }).waitFor({ state: 'attached' });
});

test('what is selected stays in view when the screen becomes small', TEST, async () => {
  const page = await table.visit();
  await openPosition(page, {
    phase: 'invader-movement',
    goal: 20,
    units: [
      { type: 'TRL', side: 'invader', hex: '2409' },
      { type: 'TRL', side: 'invader', hex: '0409' },
      { type: 'INF', side: 'defender', hex: '1109' },
    ],
  });
  await goals(page, /^2409.*Troll/).waitFor({ state: 'attached' });
  await clickHex(cellOf(page, '2409'));
  await goals(page, /Walk \(3 MP\)/)
    .first()
    .waitFor({ state: 'attached' });
  await page.setViewportSize(SIZE);
  await sheet(page).waitFor();
  await expect.poll(() => inView(page, /^2409/, 0)).toEqual(ALL);
  await expect.poll(() => inView(page, /Walk/, 0)).toEqual(ALL);
});

const UNDER_DRAGON = {
  phase: 'invader-movement',
  units: [
    { type: 'DRAGON', side: 'invader', hex: '0807', facing: 'SE' },
    { type: 'INF', side: 'defender', hex: '1107' },
  ],
};

/** Which of these parts of the page another one covers, at least partly. */
async function coveredBy(cover: Locator, parts: readonly Locator[]): Promise<number[]> {
  const own = (await cover.boundingBox())!;
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
  return boxes.flatMap((box, index) => {
    if (box === null) return [index];
    const across = box.x < own.x + own.width && own.x < box.x + box.width;
    const down = box.y < own.y + own.height && own.y < box.y + box.height;
    return across && down ? [index] : [];
  });
}

test('on a phone the reason why not covers neither unit nor hex nor buttons', TEST, async () => {
  const page = await table.visit({ viewport: SIZE, hasTouch: true, isMobile: true });
  await openPosition(page, UNDER_DRAGON);
  await prompt(page, 'Move your units').waitFor();
  await clickHex(cellOf(page, '0807'));
  await page.locator('.mode').first().waitFor();
  // Beyond the wall, above the unit.
  await clickHex(cellOf(page, '0706'));
  const bubble = page.getByRole('region', { name: 'Why not?' });
  await bubble.getByText('you cannot cross a wall').waitFor();
  const parts = [cellOf(page, '0807'), cellOf(page, '0706'), page.locator('.floats'), sheet(page)];
  await expect.poll(() => coveredBy(bubble, parts)).toEqual([]);
  await page.context().close();
});

test(
  'a round of a tournament is played with a finger, and no page is wider than the phone',
  TEST,
  async () => {
    const page = await table.visit({ viewport: SIZE, hasTouch: true, isMobile: true });
    const fits = async (part: string) =>
      expect(await page.evaluate('document.documentElement.scrollWidth'), part).toBe(SIZE.width);
    const press = (name: string | RegExp) => page.getByRole('button', { name }).first().tap();
    await openEvent(page, table.home(), halfPlayed());
    for (const part of ['Standings', 'Bracket', 'Set-up', 'Decisions', 'Export', 'Round 2']) {
      await press(part);
      await fits(part);
    }
    await press(/^enter:/);
    await page.getByLabel('Victory points razed').fill('4');
    await press('Enter the result');
    await page.getByText('Results: 2 of 4').waitFor();
    await press(/^award:/);
    await page.getByLabel('Reason').fill('ill');
    await press(/^To /);
    await page.getByText('Results: 4 of 4').waitFor();
    await page.getByRole('link', { name: 'Aino' }).first().tap();
    await page.getByRole('heading', { name: 'Aino' }).waitFor();
    await fits('the page of a player');
    await page.context().close();
  },
);

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  cellOf,
  commit,
  goals,
  logLines,
  mapRests,
  openPosition,
  prompt,
  TEST,
  useTable,
} from './browser.ts';

const table = useTable();

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Three of the Empire two hexes from the militia. */
const POSITION = {
  game: 'dragon-pass',
  scenario: 'pass-1',
  options: { screening: false },
  active: 'lunar',
  phase: 'movement',
  units: [
    { type: 'line-cavalry', owner: 'lunar', hex: '1910' },
    { type: 'heavy-cavalry', owner: 'lunar', hex: '1910' },
    { type: 'heavy-cavalry', number: 2, owner: 'lunar', hex: '1910' },
    { type: 'foot-militia', owner: 'sartar', hex: '1912' },
  ],
  stacks: [{ hex: '1910', units: [0, 1, 2] }],
};

async function tapHex(page: Page, hex: string): Promise<void> {
  await mapRests(page);
  const box = await cellOf(page, hex).boundingBox();
  if (box === null) throw new Error(`${hex} is not on the screen`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/** What a finger may touch and is smaller than 48 pixels; links to rules stand in the text. */
const small = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`[...document.querySelectorAll('.table button, .table summary')]
    .filter((button) => !button.matches('.clause, .hex-name, .board *'))
    .filter((button) => {
      const { width, height } = button.getBoundingClientRect();
      return height > 0 && (height < 47.5 || width < 44);
    })
    .map((button) => button.outerHTML.slice(0, 160))`);

test('on a phone a stack is put in order, moved and brought to battle by touch', TEST, async () => {
  const page = await table.visit(PHONE);
  await page.getByRole('button', { name: 'Hot seat' }).tap();
  await openPosition(page, POSITION);
  await prompt(page, 'Move your units').waitFor();

  await page.getByRole('button', { name: 'Map overlays' }).tap();
  await page.getByRole('button', { name: 'Zones of control' }).tap();
  // One's own zone and that of the enemy.
  await expect.poll(() => page.locator('.board .area').count()).toBe(2);

  const nextUnit = page.getByRole('button', { name: 'Next unit that can act' });
  await nextUnit.tap();
  const stack = page.locator('#prompt').getByRole('region', { name: 'Stack' });
  const counters = stack.getByRole('listitem').getByRole('button');
  await counters.filter({ hasText: 'Bell Temple' }).tap();
  await stack.getByRole('button', { name: 'To the top' }).tap();
  // Whoever goes on means the order before them: it is laid, and the phase goes on.
  await stack.getByRole('button', { name: 'Use this order' }).waitFor();
  await page.locator('#prompt [data-spot=end]').tap();
  await logLines(page).filter({ hasText: 'Stack rearranged at 1910' }).waitFor({ state: 'attached' });
  await expect
    .poll(() => cellOf(page, '1910').getAttribute('aria-label'))
    .toMatch(/Bell Temple 5-5-4; Whipstock 4-3-5; Antelope Lancers 5-5-4/);
  expect(await prompt(page, 'Move your units').isVisible()).toBe(true);

  await nextUnit.tap();
  await page.getByRole('button', { name: 'Whole stack' }).tap();
  await goals(page, /^1911.*Here: Move/).waitFor({ state: 'attached' });
  await tapHex(page, '1911');
  await commit(page, 'Move').tap();
  await cellOf(page, '1911')
    .and(page.getByRole('gridcell', { name: /Stack of 3/ }))
    .waitFor({ state: 'attached' });
  expect(await small(page)).toEqual([]);

  await page.getByRole('button', { name: 'End phase' }).tap();
  await prompt(page, 'Battle for 1912: who fights?').waitFor();
  const battle = page.getByRole('region', { name: 'Battle for 1912', exact: true });
  // Fourteen against three, which count twice: the whole sum can be read.
  await battle
    .getByText('After their losses they strike back with 0–6 CF', { exact: false })
    .scrollIntoViewIfNeeded();
  expect((await battle.boundingBox())?.height).toBeGreaterThan(200);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  expect(await small(page)).toEqual([]);
  await page.context().close();
});

test(
  'on a phone a friend in reach is chosen by touch, and a map moved by hand stays where it is',
  TEST,
  async () => {
    const page = await table.visit(PHONE);
    await page.getByRole('button', { name: 'Hot seat' }).tap();
    await openPosition(page, {
      ...POSITION,
      units: [
        { type: 'line-cavalry', owner: 'lunar', hex: '1910' },
        { type: 'heavy-cavalry', owner: 'lunar', hex: '2110' },
        { type: 'heavy-cavalry', number: 2, owner: 'lunar', hex: '3908' },
        { type: 'foot-militia', owner: 'sartar', hex: '3020' },
      ],
      stacks: [],
    });
    await prompt(page, 'Move your units').waitFor();
    await tapHex(page, '1910');
    await goals(page, /^2110.*Here: Move/).waitFor({ state: 'attached' });
    await tapHex(page, '2110');
    await page.locator('.command').getByRole('button', { name: 'Select Antelope Lancers' }).tap();
    await page.locator('.command').waitFor({ state: 'detached' });
    await goals(page, /^2111.*Here: Move/).waitFor({ state: 'attached' });
  },
);

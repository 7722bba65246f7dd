import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  cellOf,
  clickHex,
  commit,
  endPhase,
  goals,
  logLines,
  openPosition,
  PATIENCE,
  prompt,
  startButton,
  TEST,
  useTable,
} from './browser.ts';

const table = useTable();

/** Three orcs at the edge of the map, soldiers beside two of them: two fights, which nobody can join. */
const ORCS = {
  phase: 'invader-movement',
  units: [
    { type: 'ORC', side: 'invader', hex: '0305' },
    { type: 'ORC', side: 'invader', hex: '0110' },
    { type: 'INF', side: 'defender', hex: '0306' },
    { type: 'INF', side: 'defender', hex: '0111' },
    { type: 'ORC', side: 'invader', hex: '0103' },
  ],
};

async function walk(page: Page, from: string, to: string): Promise<void> {
  await clickHex(cellOf(page, from));
  await goals(page, new RegExp(`^${to}.*Here: .*Walk`)).waitFor({ state: 'attached' });
  await clickHex(cellOf(page, to));
  await page.locator('.command[data-held=true]').waitFor();
  await clickHex(cellOf(page, to));
  await logLines(page)
    .filter({ hasText: `moves ${from} → ${to}` })
    .waitFor();
}

const undoMore = async (page: Page, name: string | RegExp): Promise<void> => {
  await page.getByLabel('Undo or redo more').click();
  await page.getByRole('button', { name }).click();
};

test('undo by step, unit and phase up to a die, a replay of it all, and its file', TEST, async () => {
  const page = await table.visit();
  await page.getByRole('button', { name: 'Hot seat' }).click();
  await openPosition(page, ORCS);
  await prompt(page, 'Move your units').waitFor();
  const moves = logLines(page).filter({ hasText: 'moves' });

  await walk(page, '0103', '0104');
  await walk(page, '0305', '0304');
  await walk(page, '0304', '0305');
  expect(await moves.count()).toBe(3);
  await undoMore(page, 'Undo unit');
  await moves.nth(1).waitFor({ state: 'detached' });
  expect(await moves.count()).toBe(1);
  await undoMore(page, 'Redo unit');
  await moves.nth(2).waitFor();
  await undoMore(page, 'Undo phase');
  await moves.first().waitFor({ state: 'detached' });
  await undoMore(page, 'Redo phase');
  await moves.nth(2).waitFor();

  await endPhase(page);
  await prompt(page, 'Attack in melee').waitFor();
  await clickHex(cellOf(page, '0305'));
  await clickHex(cellOf(page, '0306'));
  await commit(page, /Attack|Melee/).click();
  await logLines(page).locator('.die').waitFor();
  const undo = page.locator('[data-undo]');
  expect(await undo.getAttribute('aria-disabled')).toBe('true');
  await undo.click({ force: true });
  await page.getByText(/^Cannot undo: a die has been rolled\. .*\d\+ needed/).waitFor();

  // A line of the log: on the board, bookmarked, and as it was then.
  const first = moves.first();
  await first.getByRole('button', { name: 'Show on the board' }).click();
  await expect.poll(() => page.locator('.lit').count()).toBe(2);
  await first.getByRole('button', { name: 'Bookmark' }).click();
  await first.getByLabel('Note').fill('a good start');
  await first.getByRole('button', { name: 'Go to this moment' }).click();
  const bar = page.getByRole('region', { name: 'Replay' });
  await bar.getByText('action 1 of 5').waitFor();
  await cellOf(page, '0305').and(goals(page, /Orc/)).waitFor({ state: 'attached' });

  // The bar: to and fro by button, key, scrubber and phase, and played to the end.
  await bar.getByRole('button', { name: 'One action forward' }).click();
  await bar.getByText('action 2 of 5').waitFor();
  await cellOf(page, '0304').and(goals(page, /Orc/)).waitFor({ state: 'attached' });
  await page.keyboard.press('.');
  await bar.getByText('action 3 of 5').waitFor();
  await bar.getByRole('slider').fill('0');
  await bar.getByText('action 0 of 5').waitFor();
  await bar.getByRole('button', { name: 'Next bookmark' }).click();
  await bar.getByText('action 1 of 5').waitFor();
  await bar.getByLabel('Go to').selectOption({ label: 'Turn 1 · Invader melee' });
  await bar.getByText('action 4 of 5').waitFor();
  await bar.getByLabel('Speed').selectOption('4');
  await bar.getByRole('button', { name: 'Play', exact: true }).click();
  await bar.getByText('action 5 of 5').waitFor();
  await page.keyboard.press('Escape');
  await bar.waitFor({ state: 'detached' });
  await prompt(page, 'Attack in melee').waitFor();

  // The note is still there after a reload, and the file leads to the same game.
  await page.reload();
  await page.getByRole('tab', { name: 'Notes' }).click();
  await page.getByText('a good start').waitFor();
  expect(await moves.count()).toBe(1);
  await page.getByRole('tab', { name: 'Log' }).click();
  await logLines(page).first().waitFor();
  const told = (await logLines(page).allInnerTexts()).map((line) => line.replace(/\s+a good start$/, ''));
  await page.getByRole('button', { name: 'Settings' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save replay' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('hexwyrm-custom-replay.json');
  const file = await download.path();
  await page.goto(new URL('/', page.url()).href);
  await page.getByRole('button', { name: 'Hot seat' }).click();
  await page.getByLabel('Open a file').and(page.locator('input')).setInputFiles(file);
  await page.locator('dialog [type=submit]').click();
  await prompt(page, 'Attack in melee').waitFor();
  await expect.poll(() => logLines(page).allInnerTexts()).toEqual(told);
  await page.context().close();
});

/** A lone orc against a lone soldier: bots are soon done with it. */
const DUEL = {
  phase: 'invader-melee',
  units: [
    { type: 'ORC', side: 'invader', hex: '0305' },
    { type: 'INF', side: 'defender', hex: '0306' },
  ],
};

test('a finished game: result, dice proof, replay, and its place in the list', TEST, async () => {
  const page = await table.visit();
  await page.getByRole('button', { name: 'Bots only' }).click();
  await openPosition(page, DUEL);
  await page.waitForURL(/result$/, { timeout: PATIENCE });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('img', { name: /raze/ }).waitFor();
  await page.getByRole('button', { name: 'Check the dice' }).click();
  await page.getByText(/(All \d+ rolls check out|The roll checks out)\./).waitFor();
  await page.getByRole('button', { name: 'Watch replay' }).click();
  const bar = page.getByRole('region', { name: 'Replay' });
  await bar.getByText(/action 0 of/).waitFor();
  await bar.getByLabel('View as').selectOption('defender');
  await bar.getByText(/action 0 of/).waitFor();
  await bar.getByRole('button', { name: 'Exit replay' }).click();
  await page.waitForURL(/result$/);

  await page.getByRole('link', { name: 'Home', exact: true }).click();
  const list = page.getByRole('region', { name: 'Saved games' }).getByRole('listitem');
  await list.getByRole('button', { name: 'Rename' }).click();
  await list.getByLabel('Game name').fill('Orc luck');
  await list.getByRole('button', { name: 'Save', exact: true }).click();
  await list.getByRole('heading', { name: 'Orc luck' }).waitFor();
  await list.getByRole('button', { name: 'Delete' }).click();
  await list.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Restore' }).click();
  await list.getByRole('heading', { name: 'Orc luck' }).waitFor();
  await list.getByRole('button', { name: 'Watch' }).click();
  await bar.getByText(/action 0 of/).waitFor();
  await page.context().close();
});

test(
  'a game that ends before its table has come leads to its result; the board stays open after it',
  TEST,
  async () => {
    const page = await table.visit();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/PlayScreen-[\w-]+\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Bots only' }).click();
    await openPosition(page, DUEL);
    await expect
      .poll(() =>
        page.evaluate(`new Promise((resolve) => {
        const shelf = indexedDB.open('hexwyrm');
        shelf.onsuccess = () => {
          const games = shelf.result.transaction('games').objectStore('games').getAll();
          games.onsuccess = () => {
            shelf.result.close();
            resolve(games.result.some(({ over }) => over));
          };
        };
      })`),
      )
      .toBe(true);
    release();
    await page.waitForURL(/result$/, { timeout: PATIENCE });
    await page.getByRole('link', { name: 'View board' }).click();
    await page.getByRole('link', { name: 'See result' }).click();
    await page.waitForURL(/result$/);
    await page.context().close();
  },
);

/** Waits until all that the first selector finds is inside what the second finds. */
const inside = (page: Page, inner: string, outer: string): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(`(() => {
    const room = document.querySelector('${outer}').getBoundingClientRect();
    const found = [...document.querySelectorAll('${inner}')].map((node) => node.getBoundingClientRect());
    return found.length > 0 && found.every(({ left, top, right, bottom }) =>
      left >= room.left - 1 && top >= room.top - 1 && right <= room.right + 1 && bottom <= room.bottom + 1);
  })()`),
    )
    .toBe(true);

test('the newest line stays in sight when the log gets less room, and the whole map does', TEST, async () => {
  const page = await table.visit();
  await startButton(page).click();
  await page.getByRole('button', { name: /^Set up the rest/ }).click();
  await page.getByRole('button', { name: /^Confirm setup/ }).click();
  await prompt(page, 'Move your units').waitFor();
  await page.getByRole('button', { name: 'Next unit that can act' }).click();
  await page.locator('.mode').first().waitFor();
  await inside(page, '.log .fresh:not(:has(~ .fresh))', '.log');

  await page.getByRole('button', { name: 'Zoom in' }).click();
  await page.getByRole('button', { name: 'Whole map' }).click();
  await inside(page, '[role=gridcell]', '.board-area');
  await page.setViewportSize({ width: 1100, height: 700 });
  await inside(page, '[role=gridcell]', '.board-area');
  await page.context().close();
});

import fs from 'node:fs';
import { firefox, type Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findFirefox } from '../../scripts/find-firefox.mjs';
import { cellOf, clickHex, openPosition, prompt, startButton, type Table, useTable } from './browser.ts';
import { coach, next } from './coach.ts';
import { mouse } from './hands.ts';
import { pass } from './pass-ways.ts';
import { differenceOf } from './pictures.ts';
import { playUntil } from './player.ts';
import { TWO_BATTLES } from './positions/two-battles.ts';
import { rage } from './rage-ways.ts';

// The other tests run in the newest Chromium; these in Firefox, and beside it.
const found = findFirefox();

const SMOKE = { timeout: 400_000 };

/** Firefox without a graphics card paints every pixel slowly. */
const SMALL = { viewport: { width: 1100, height: 700 } };

const STILL = { 'ui.prefersReducedMotion': 1 };

const newest = useTable();

const STATES = JSON.parse(fs.readFileSync(new URL('positions/states-esirien.json', import.meta.url), 'utf8'));

const MAPS = [
  { game: 'Dragon Rage', position: STATES, asks: 'Attack in melee' },
  { game: 'Dragon Pass', position: TWO_BATTLES, asks: 'Attack, or continue' },
] as const;

/** Presses of "Zoom in" since the zoom before: the whole map in one bitmap, and as near as one comes, with a sharp part. */
const ZOOMS = [
  { zoom: 'fit', steps: 0 },
  { zoom: 'near', steps: 6 },
];

/** The board at every zoom, counters and all, when nothing more is going to change on it. */
async function picturesOf(table: Table, { position, asks }: (typeof MAPS)[number]): Promise<Buffer[]> {
  const page = await table.visit(SMALL);
  await page.getByRole('button', { name: 'Hot seat' }).click();
  await openPosition(page, position);
  await prompt(page, asks).waitFor();
  await page.getByRole('button', { name: 'Whole map' }).click();
  const pictures: Buffer[] = [];
  for (const { steps } of ZOOMS) {
    for (let step = 0; step < steps; step += 1) await page.getByRole('button', { name: 'Zoom in' }).click();
    pictures.push(await atRest(page));
  }
  await page.context().close();
  return pictures;
}

/** The bitmap for the current zoom is there, and the sharp part over all that is seen where that is too coarse. */
const IS_DRAWN = `(() => {
  const [ground, sharp] = ['.board-ground', '.board-sharp'].map((one) => document.querySelector(one));
  const isPainted = ground.querySelector('[data-painted="' + ground.dataset.step + '"]') !== null;
  return isPainted && sharp.dataset.stale === undefined && document.fonts.status === 'loaded';
})()`;

/** The bitmap for a zoom comes a moment after it: a picture counts when the next one looks the same. */
async function atRest(page: Page): Promise<Buffer> {
  const shoot = async () => {
    await page.waitForTimeout(400);
    return page.locator('.board').screenshot({ animations: 'disabled' });
  };
  const isDrawn = () => expect.poll(() => page.evaluate(IS_DRAWN), { timeout: 120_000 }).toBe(true);
  // A large map is drawn part by part; a busy machine takes its time.
  await shoot();
  await isDrawn();
  const differences: number[] = [];
  for (let before = await shoot(); differences.length < 20; ) {
    await isDrawn();
    const now = await shoot();
    const difference = await differenceOf(page, before, now);
    if (difference === 0) return now;
    differences.push(difference);
    before = now;
  }
  throw new Error(`the board never rests: ${differences.join(', ')}`);
}

if (found === null) {
  // On a machine for tests it must be there: scripts/browsers.mjs installs it.
  test('nothing is tested: there is no Firefox', ({ skip }) => {
    expect(process.env.CI).not.toBe('true');
    skip('no Firefox on this machine');
  });
} else {
  // Playwright cannot ask the ordinary Firefox for reduced motion page by page.
  const table = useTable(() => firefox.launch({ ...found, firefoxUserPrefs: STILL }));

  test('home leads to the lesson, and to its first steps', SMOKE, async () => {
    const page = await table.visit(SMALL);
    await page.getByRole('link', { name: 'Learn in 10 minutes' }).click();
    await coach(page)
      .getByText(/^Step 1 of/)
      .waitFor();
    await next(page);
    await coach(page)
      .getByText(/^Step 2 of/)
      .waitFor();
    await cellOf(page, '0907').hover({ force: true });
    await page.mouse.wheel(0, -240);
    await coach(page)
      .getByText(/^Step 3 of/)
      .waitFor();
    await next(page);
    await coach(page)
      .getByText(/^Step 4 of/)
      .waitFor();
    await clickHex(cellOf(page, '0805'));
    await page.getByRole('region', { name: 'Archers' }).waitFor();
    await coach(page)
      .getByText(/^Step 5 of/)
      .waitFor();
    await page.context().close();
  });

  test.each([
    ['Dragon Rage', rage],
    ['Dragon Pass', pass],
  ])('a turn of %s is played against a bot', SMOKE, async (game, ways) => {
    const page = await table.visit(SMALL);
    await page.getByRole('button', { name: game }).click();
    await startButton(page).click();
    await playUntil(page, mouse, ways, ({ turn }) => turn === 2);
    expect(await page.locator('.turns [aria-current]').innerText()).toBe('2');
    await page.context().close();
  });

  test.each(MAPS)('the map of $game lies under its counters as elsewhere', SMOKE, async (map) => {
    const [here, there] = await Promise.all([picturesOf(table, map), picturesOf(newest, map)]);
    const page = await newest.visit();
    for (const [i, { zoom }] of ZOOMS.entries()) {
      expect(await differenceOf(page, here[i]!, there[i]!), zoom).toBeLessThan(0.02);
    }
    await page.context().close();
  });
}

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { mapRests, prompt, startButton, TEST, useTable } from './browser.ts';

const table = useTable();

/** A laptop at 200 %, phones on their side, and the smallest phones upright. */
const SCREENS = [
  [640, 400],
  [568, 320],
  [844, 390],
  [320, 568],
  [360, 640],
] as const;

interface Sight {
  /** The share of the screen where a finger meets the board. */
  readonly board: number;
  /** The whole map, in pixels. */
  readonly map: { readonly width: number; readonly height: number };
  /** A finger meets the grip of the sheet; null where there is nothing to pull. */
  readonly grip: boolean | null;
}

const LOOK = `(() => {
  let [board, all] = [0, 0];
  for (let x = 4; x < innerWidth; x += 8)
    for (let y = 4; y < innerHeight; y += 8) {
      all += 1;
      if (document.elementFromPoint(x, y)?.closest('.board')) board += 1;
    }
  const { width, height } = document.querySelector('.board-ground').getBoundingClientRect();
  const grip = document.querySelector('.sheet .grip');
  const at = grip.getBoundingClientRect();
  const met = document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2);
  return { board: board / all, map: { width, height }, grip: at.width === 0 ? null : met === grip };
})()`;

/** The board follows a new size a moment later: looks until the map has room for what it shows. */
async function lookAt(page: Page, width: number, height: number): Promise<Sight> {
  await page.setViewportSize({ width, height });
  await page.locator('.table.phone .sheet').waitFor();
  await mapRests(page);
  await page.getByRole('button', { name: 'Whole map' }).click();
  await mapRests(page);
  return page.evaluate<Sight>(LOOK);
}

test.each(['Dragon Rage', 'Dragon Pass'])(
  'the board of %s is seen on small screens, and its sheet is in reach',
  TEST,
  async (game) => {
    const [width, height] = SCREENS[0];
    const page = await table.visit({ viewport: { width, height }, hasTouch: true });
    await page.getByRole('button', { name: game }).click();
    await startButton(page).click();
    await prompt(page, /^Set up/).waitFor();
    for (const [width, height] of SCREENS) {
      const { board, map, grip } = await lookAt(page, width, height);
      const screen = `${width}x${height}`;
      expect(board, screen).toBeGreaterThan(1 / 3);
      expect(Math.min(map.width, map.height), screen).toBeGreaterThan(140);
      expect(grip, screen).toBe(width > height ? null : true);
    }
    await page.setViewportSize({ width: 568, height: 320 });
    await page.getByRole('button', { name: /^Set up the rest for me/ }).click();
    await prompt(page, /^Set up/).waitFor({ state: 'detached' });
    await page.context().close();
  },
);

import type { Page } from 'playwright-core';

/** What a player does with the map, as real input: the same on the table and on the plain page. */
export interface Gesture {
  readonly name: string;
  /** `at` is where the map is taken hold of: no counter lies there. */
  readonly perform: (page: Page, at?: Place) => Promise<void>;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

export const MIDDLE: Place = { x: 560, y: 430 };
const STEPS = 90;

/** Milliseconds in which the table draws what another zoom shows. */
const AFTERWARDS = 1000;

const pause = (page: Page, milliseconds: number) => page.waitForTimeout(milliseconds);

/** In circles, holding the map. */
async function drag(page: Page, { x, y }: Place = MIDDLE): Promise<void> {
  const { mouse } = page;
  await mouse.move(x, y);
  await mouse.down();
  for (let i = 1; i <= STEPS; i++) {
    const turn = (i / STEPS) * 4 * Math.PI;
    await mouse.move(x + Math.sin(turn) * 190, y + (1 - Math.cos(turn)) * 110);
    await pause(page, 8);
  }
  await mouse.up();
  await pause(page, AFTERWARDS);
}

/** In, out beyond the start, and in again. */
async function wheel(page: Page): Promise<void> {
  await page.mouse.move(MIDDLE.x, MIDDLE.y);
  for (const [turns, delta] of [
    [30, -60],
    [40, 60],
    [20, -60],
  ]) {
    for (let i = 0; i < turns; i++) {
      await page.mouse.wheel(0, delta);
      await pause(page, 8);
    }
  }
  await pause(page, AFTERWARDS);
}

async function keys(page: Page): Promise<void> {
  for (const key of ['+', '+', '+', '-', '-', '+', '-', '0']) {
    await page.keyboard.press(key);
    await pause(page, 260);
  }
  await pause(page, AFTERWARDS);
}

export const GESTURES: readonly Gesture[] = [
  { name: 'drag', perform: drag },
  { name: 'wheel', perform: wheel },
  { name: 'keys', perform: keys },
];

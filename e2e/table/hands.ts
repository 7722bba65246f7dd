import type { Locator, Page } from 'playwright-core';
import { cellOf, mapRests } from './browser.ts';

/** How a player touches the table. */
export interface Hand {
  /** Chooses the next unit that can act. */
  nextUnit(page: Page): Promise<void>;
  /** Points at a hex, so that what would happen there is shown. */
  point(page: Page, hex: string): Promise<void>;
  /** Does what is shown. */
  commit(page: Page): Promise<void>;
  /** Gives one of the answers to a question, counted from 0. */
  answer(page: Page, index: number): Promise<void>;
  press(page: Page, button: Locator): Promise<void>;
  /** Takes what the game proposes. */
  propose(page: Page): Promise<void>;
  /** Ends the phase; a second time, though units could still act. */
  end(page: Page): Promise<void>;
}

const named = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** The middle of a hex, if the board can be clicked there. */
async function placeOf(page: Page, hex: string): Promise<{ x: number; y: number } | null> {
  await mapRests(page);
  const box = await cellOf(page, hex).boundingBox();
  if (box === null) return null;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const bare = await page.evaluate<boolean>(
    `document.elementFromPoint(${x}, ${y})?.closest('.board, .board-overview')?.matches('.board') ?? false`,
  );
  return bare ? { x, y } : null;
}

/** The board takes a moment to show the whole map. */
const MOST_LOOKS = 200;

export const mouse: Hand = {
  nextUnit: (page) => named(page, 'Next unit that can act').click(),
  async point(page, hex) {
    let place = await placeOf(page, hex);
    if (place === null) await named(page, 'Whole map').click();
    for (let looks = 0; place === null && looks < MOST_LOOKS; looks += 1) {
      await page.waitForTimeout(50);
      place = await placeOf(page, hex);
    }
    if (place === null) throw new Error(`something lies over ${hex}, also where the whole map is shown`);
    await page.mouse.click(place.x, place.y);
  },
  commit: (page) => page.locator('[data-commit]').first().click(),
  answer: (page, index) => page.locator('#prompt .answers button').nth(index).click(),
  press: (_page, button) => button.click(),
  propose: (page) => page.locator('#prompt [data-spot=proposal]').click(),
  end: (page) => page.locator('#prompt [data-spot=end]').click(),
};

/** Presses Tab until the focus, which can be seen all the way, is on what is wanted. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let steps = 0; steps < 90; steps += 1) {
    await page.keyboard.press('Tab');
    await seeFocus(page);
    if ((await wanted.and(page.locator(':focus')).count()) > 0) return;
  }
  throw new Error('Tab never comes there');
}

const FOCUS = `(() => {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return 'nowhere';
  if (!focused.matches(':focus-visible')) return 'hidden on ' + focused.outerHTML.slice(0, 120);
  // A hidden radio button is shown by its label, the grid of the board by its frame.
  const shown = [focused, focused.closest('label'), focused.closest('.board')].filter(Boolean);
  const marks = shown.flatMap((node) => [getComputedStyle(node), getComputedStyle(node, '::after')]);
  const isMarked = ({ outlineStyle, outlineWidth, boxShadow, borderTopStyle, content }) =>
    (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none' ||
    (content !== 'normal' && content !== 'none' && borderTopStyle === 'solid');
  return marks.some(isMarked) ? 'seen' : 'unmarked on ' + focused.outerHTML.slice(0, 120);
})()`;

/** Fails unless the page shows where the focus is. */
export async function seeFocus(page: Page): Promise<void> {
  const focus = await page.evaluate<string>(FOCUS);
  if (focus !== 'seen') throw new Error(`the focus is ${focus}`);
}

/** Presses a key after making sure that the focus can be seen. */
async function key(page: Page, name: string): Promise<void> {
  await seeFocus(page);
  await page.keyboard.press(name);
}

export const keyboard: Hand = {
  async nextUnit(page) {
    await page.keyboard.press('b');
    await key(page, 'Tab');
  },
  async point(page, hex) {
    await key(page, 'g');
    await page.keyboard.type(hex);
    await key(page, 'Enter');
    await page.locator('.board-cells:focus').waitFor({ state: 'attached' });
    await key(page, 'Enter');
  },
  commit: (page) => key(page, 'Enter'),
  answer: (page, index) => page.keyboard.press(String(index + 1)),
  async press(page, button) {
    await page.keyboard.press('p');
    await tabTo(page, button);
    await key(page, 'Enter');
  },
  propose: (page) => page.keyboard.press('a'),
  end: (page) => page.keyboard.press('e'),
};

import { expect, test } from 'vitest';
import { prompt, startButton, TEST, useTable } from './browser.ts';

const table = useTable();

interface Look {
  /** How many colours the map has. */
  readonly colours: number;
  /** The share of its width that is seen, and its place beside the left edge of the board. */
  readonly wide: number;
  readonly left: number;
}

const LOOK = `(() => {
  const [canvas, board] = ['.board-ground canvas', '.board'].map((one) => document.querySelector(one));
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  const pixels = new Set(new Uint32Array(data.buffer).filter((pixel) => pixel >>> 24 === 255));
  const [map, frame] = [canvas, board].map((one) => one.getBoundingClientRect());
  return { colours: pixels.size, wide: map.width / frame.width, left: (map.left - frame.left) / frame.width };
})()`;

test.each(['Dragon Rage', 'Dragon Pass'])(
  'the map of %s has its colours in its place before it is painted',
  TEST,
  async (game) => {
    const page = await table.visit();
    // The painter never answers.
    await page.route(/ground-worker/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    await page.getByRole('button', { name: game, exact: true }).click();
    await startButton(page).click();
    await prompt(page, /^Set up/).waitFor();
    const { colours, wide, left } = await page.evaluate<Look>(LOOK);
    expect(colours).toBeGreaterThan(5);
    expect(wide).toBeGreaterThan(0.5);
    expect(left).toBeLessThan(0.5);
  },
);

test('the page has its theme before any of its scripts has come', TEST, async () => {
  const page = await table.visit({ colorScheme: 'dark' });
  const theme = () => page.evaluate<string>('document.documentElement.dataset.theme');
  await page.evaluate("localStorage.setItem('hexwyrm.theme', 'colourBlind')");
  await page.route(/assets.*\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.reload();
  expect(await theme()).toBe('colourBlind');
  await page.evaluate("localStorage.removeItem('hexwyrm.theme')");
  await page.reload();
  expect(await theme()).toBe('night');
});

import type { Page } from 'playwright-core';
import type { House } from './house.ts';

export const goHome = async (page: Page, house: House): Promise<void> => {
  await page.goto(house.address);
  await page.getByRole('button', { name: 'Start game' }).waitFor();
};

/** The board shows what can be done, and the map under it is painted. */
export async function untilPlayable(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  await page.locator('.board-ground canvas[data-painted]').waitFor({ state: 'attached' });
}

/** Pictures and fonts of the screen have come too. */
export async function untilSettled(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate('document.fonts.ready.then(() => null)');
}

export async function openPosition(page: Page, position: unknown): Promise<void> {
  const buffer = Buffer.from(JSON.stringify(position));
  const file = { name: 'position.json', mimeType: 'application/json', buffer };
  await page.getByLabel('Open a file').and(page.locator('input')).setInputFiles(file);
  await page.locator('dialog [type=submit]').click();
  await untilPlayable(page);
}

/** The middle of a hex on the screen. */
export async function placeOf(page: Page, hex: string): Promise<{ x: number; y: number }> {
  const box = await page.getByRole('gridcell', { name: new RegExp(`^${hex}\\b`) }).boundingBox();
  if (box === null) throw new Error(`hex ${hex} has no place on the screen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The middle of the hex nearest to a place on the screen that is none of these. */
export async function freePlaceNear(
  page: Page,
  near: { x: number; y: number },
  taken: ReadonlySet<string>,
): Promise<{ x: number; y: number }> {
  const cells = await page.getByRole('gridcell').evaluateAll((nodes) =>
    nodes.map((node) => {
      const { left, top, width, height } = node.getBoundingClientRect();
      return { hex: node.ariaLabel?.slice(0, 4) ?? '', x: left + width / 2, y: top + height / 2 };
    }),
  );
  const far = ({ x, y }: { x: number; y: number }) => Math.hypot(x - near.x, y - near.y);
  const [first] = cells.filter(({ hex }) => !taken.has(hex)).sort((a, b) => far(a) - far(b));
  if (first === undefined) throw new Error('every hex is taken');
  return first;
}

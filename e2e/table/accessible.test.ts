import fs from 'node:fs';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { cellOf, clickHex, DENS, startAndSetUp, startButton, TEST, useTable } from './browser.ts';

declare const axe: { run(): Promise<AxeResults> };

const table = useTable();

const source = fs.readFileSync(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');

/** Everything that axe objects to. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(source);
  return page.evaluate(async () => {
    const found = await axe.run();
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
    );
  });
}

const dressed = (page: Page, theme: string) => page.locator(`html[data-theme=${theme}]`).waitFor();

test('home has no barrier in any colours', TEST, async () => {
  const page = await table.visit();
  for (const theme of ['day', 'night', 'colourBlind']) {
    await page.getByRole('combobox', { name: 'Colours' }).selectOption(theme);
    await dressed(page, theme);
    expect(await violations(page), theme).toEqual([]);
  }
  await startButton(page).waitFor();
  await page.context().close();
});

test('the table has no barrier in any colours', TEST, async () => {
  const page = await table.visit();
  await startAndSetUp(page);
  await clickHex(cellOf(page, DENS[0]));
  await page.getByRole('region', { name: 'Dragon 1' }).waitFor();
  for (const theme of ['day', 'night', 'colourBlind']) {
    await dressed(page, theme);
    expect(await violations(page), theme).toEqual([]);
    await page.getByRole('button', { name: 'Colours' }).click();
  }
  await page.context().close();
});

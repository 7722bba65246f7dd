import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import {
  cellOf,
  clickHex,
  DENS,
  endInvaderPhases,
  endPhase,
  openPosition,
  prompt,
  startAndSetUp,
  TEST,
  useTable,
} from './browser.ts';

// Pictures to look at: nothing is compared. They lie in reports/screenshots.
const table = useTable();

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

const folder = fileURLToPath(new URL('../../reports/screenshots/', import.meta.url));

async function shoot(page: Page, name: string): Promise<void> {
  fs.mkdirSync(folder, { recursive: true });
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.evaluate('document.fonts.ready.then(() => undefined)');
    await page.screenshot({ path: `${folder}${name}-${size.width}x${size.height}.png` });
  }
  await page.setViewportSize(SIZES[0]);
}

test('pictures of home, table and result', TEST, async () => {
  const page = await table.visit();
  await shoot(page, 'home');
  await startAndSetUp(page);
  await clickHex(cellOf(page, DENS[0]));
  await page.getByRole('region', { name: 'Dragon 1' }).waitFor();
  await shoot(page, 'table');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Concede' }).click();
  await page.waitForURL(/result$/);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await shoot(page, 'result');
});

test('a picture of the curtain', TEST, async () => {
  const page = await table.visit();
  await page.getByRole('button', { name: 'Here' }).click();
  await openPosition(page, {
    phase: 'invader-melee',
    units: [
      { type: 'ORC', side: 'invader', hex: '1010' },
      { type: 'INF', side: 'defender', hex: '1009' },
    ],
  });
  await prompt(page, 'Attack in melee').waitFor();
  await endInvaderPhases(page, () => endPhase(page));
  await page.getByText('Hand the screen to').waitFor();
  await shoot(page, 'curtain');
});

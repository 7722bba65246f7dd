import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import {
  cellOf,
  clickHex,
  DENS,
  mapRests,
  openEvent,
  openPosition,
  prompt,
  startAndSetUp,
  startButton,
  TEST,
  useTable,
} from './browser.ts';
import { halfPlayed } from './positions/events.ts';
import { TWO_BATTLES } from './positions/two-battles.ts';

// Pictures to look at: nothing is compared. They lie in reports/screenshots.
const table = useTable();

const DESKTOP = { width: 1440, height: 900 };
const SIZES = [DESKTOP, { width: 1024, height: 768 }, { width: 390, height: 844 }];

const folder = fileURLToPath(new URL('../../reports/screenshots/', import.meta.url));

async function shoot(page: Page, name: string, sizes = SIZES): Promise<void> {
  fs.mkdirSync(folder, { recursive: true });
  const ground = (await page.locator('.board-ground').count()) > 0;
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.evaluate('document.fonts.ready.then(() => undefined)');
    if (ground) await page.locator('.board-ground canvas[data-painted]').waitFor();
    await mapRests(page);
    await page.screenshot({ path: `${folder}${name}-${size.width}x${size.height}.png` });
  }
  await page.setViewportSize(DESKTOP);
}

const tool = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Tools' }).getByRole('button', { name, exact: true });

/** A book, and what stands in it once it is open. */
const BOOKS = [
  ['Rules', 'Reinforcements'],
  ['Units', 'Major monsters'],
  ['Terrain key', 'forest'],
  ['Combat table', 'D'],
] as const;

test('pictures of home, table, books and result', TEST, async () => {
  const page = await table.visit();
  await shoot(page, 'home');
  await startAndSetUp(page);
  await clickHex(cellOf(page, DENS[0]));
  await page.getByRole('region', { name: 'Dragon 1' }).waitFor();
  await shoot(page, 'table');
  for (const [book, sign] of BOOKS) {
    await tool(page, book).click();
    const drawer = page.getByRole('complementary', { name: book });
    await drawer.getByText(sign, { exact: true }).first().waitFor();
    await shoot(page, book.toLowerCase().replace(' ', '-'));
    await drawer.getByRole('button', { name: 'Close' }).click();
  }
  await page.getByRole('button', { name: 'Settings' }).click();
  await shoot(page, 'settings');
  await page.getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Concede' }).click();
  await page.waitForURL(/result$/);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await shoot(page, 'result');
});

test('a picture of the curtain', TEST, async () => {
  const page = await table.visit();
  await page.getByRole('button', { name: 'Hot seat' }).click();
  // With screening there is something to hide (DP-5.3-a).
  await openPosition(page, {
    game: 'dragon-pass',
    scenario: 'pass-1',
    active: 'lunar',
    phase: 'movement',
    units: [
      { type: 'heavy-cavalry', owner: 'lunar', hex: '1910' },
      { type: 'line-cavalry', owner: 'lunar', hex: '1910' },
      { type: 'foot-militia', owner: 'sartar', hex: '1912' },
    ],
    stacks: [{ hex: '1910', units: [0, 1] }],
  });
  await prompt(page, 'Move your units').waitFor();
  await page.reload();
  await page.getByText('Pass the screen to').waitFor();
  await shoot(page, 'curtain');
});

/** Everything a counter, a hex or a hexside can wear, as far as one position can have it. */
async function openStates(map: string, colorScheme: 'light' | 'dark'): Promise<Page> {
  const file = new URL(`positions/states-${map}.json`, import.meta.url);
  const page = await table.visit({ colorScheme });
  await page.getByRole('button', { name: 'Hot seat' }).click();
  await openPosition(page, JSON.parse(fs.readFileSync(file, 'utf8')));
  await prompt(page, /^(Attack in melee|Move your units)$/).waitFor();
  return page;
}

test.each(['esirien', 'nurkott'])('pictures of every state on the board of %s', TEST, async (map) => {
  const page = await openStates(map, 'light');
  await shoot(page, `states-${map}`);
  for (const zoom of ['near', 'nearest']) {
    await tool(page, 'Zoom in').click();
    await tool(page, 'Zoom in').click();
    await shoot(page, `states-${map}-${zoom}`, [DESKTOP]);
  }
  await shoot(await openStates(map, 'dark'), `states-${map}-night`, [DESKTOP]);
});

test('a picture of the draft', TEST, async () => {
  const page = await table.visit();
  await page.getByRole('radio', { name: 'Point choice' }).check({ force: true });
  await page.getByRole('button', { name: 'Hot seat' }).click();
  await startButton(page).click();
  await page.getByRole('button', { name: /^Add Dragon: / }).click();
  await page.getByRole('button', { name: /^Remove one: Dragon/ }).waitFor();
  await shoot(page, 'draft');
});

test('pictures of a campaign, a tournament and corrections', TEST, async () => {
  const page = await table.visit();
  await page.goto(`${table.home()}campaign`);
  await page.getByText('Options', { exact: true }).click();
  await page.getByRole('checkbox', { name: 'Results may be typed in' }).check();
  await page.getByRole('button', { name: 'Begin the campaign' }).click();
  for (const [index, winner] of ['You', 'Reeve', 'You'].entries()) {
    const result = `Type the result of game ${index + 1}`;
    await page.locator('summary', { hasText: result }).click();
    await page.getByRole('radio', { name: winner }).check();
    await page.getByLabel('Trophies: You').selectOption('hero');
    await page.getByRole('button', { name: result }).click();
    await page.getByRole('heading', { name: 'New rosters' }).waitFor();
    if (index === 2) await shoot(page, 'after-game');
    await page.getByRole('button', { name: 'Campaign page' }).click();
  }
  await page.locator('.campaign-head').waitFor();
  await shoot(page, 'campaign');
  await openEvent(page, table.home(), halfPlayed());
  await page.getByRole('button', { name: 'Bracket' }).click();
  await shoot(page, 'tournament');
  await page.goto(`${table.home()}corrections`);
  await page.getByRole('button', { name: 'Cavalry', exact: true }).click();
  await page.getByRole('button', { name: 'Move: more' }).click();
  await page.getByText('1 change', { exact: true }).waitFor();
  await page.locator('.board-painted[data-painted]').waitFor();
  await shoot(page, 'corrections', [DESKTOP]);
});

test('pictures of Dragon Pass: its form, the set-up, a battle, the result', TEST, async () => {
  const page = await table.visit();
  await page.getByRole('button', { name: 'Dragon Pass' }).click();
  await page.getByRole('radio', { name: 'Stemming the Tide' }).waitFor({ state: 'attached' });
  await shoot(page, 'pass-home');
  await startButton(page).click();
  await prompt(page, /^Set up: /).waitFor();
  await shoot(page, 'pass-set-up');
  await page.goto(table.home());
  await page.getByRole('button', { name: 'Hot seat' }).click();
  await openPosition(page, TWO_BATTLES);
  await prompt(page, 'Attack, or continue').waitFor();
  await clickHex(cellOf(page, '1910'));
  await page.keyboard.press('t');
  await page.locator('[data-commit]').first().click();
  await prompt(page, 'Battle for 1911: who fights?').waitFor();
  await shoot(page, 'pass-battle');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Concede' }).click();
  await page.waitForURL(/result$/);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await shoot(page, 'pass-result');
});

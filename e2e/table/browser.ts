import fs from 'node:fs';
import { type Browser, type BrowserContextOptions, chromium, type Locator, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { findChromium } from '../../scripts/find-chromium.mjs';
import { ensureBuilt } from '../../scripts/prepare.mjs';
import { createServer } from '../../scripts/server.mjs';

/** How long a state may take to come: machines that run tests are busy. */
export const PATIENCE = 90_000;
export const TEST = { timeout: 300_000 };

export interface Table {
  /** A page of a visitor who has never been here, at the home screen. */
  visit(options?: BrowserContextOptions, ready?: string): Promise<Page>;
  /** Where the table is served. */
  home(): string;
  /** No more answers from the server. */
  cutOff(): void;
}

const newestChromium = async (): Promise<Browser> => chromium.launch(await findChromium());

/** Playwright adds a style to what it takes a picture of; in Firefox the page's own policy refuses it. */
const isPlaywrights = (mishap: string): boolean => mishap.includes('blocked an inline style');

/** Builds, serves and opens the table: one server and one browser for the tests of a file; from a copy of the build, where one is named. */
export function useTable(launch = newestChromium, copy?: string): Table {
  const server = createServer(copy);
  const mishaps: string[] = [];
  let browser: Browser;
  let home: string;

  const cutOff = () => {
    server.close();
    server.closeAllConnections();
  };

  beforeAll(async () => {
    await ensureBuilt();
    if (copy !== undefined)
      fs.cpSync(new URL('../../apps/web/dist', import.meta.url), copy, { recursive: true });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    home = `http://127.0.0.1:${address.port}/`;
    browser = await launch();
  }, 300_000);

  afterAll(async () => {
    await browser?.close();
    cutOff();
    expect(mishaps.filter((mishap) => !isPlaywrights(mishap))).toEqual([]);
  });

  return {
    cutOff,
    home: () => home,
    async visit(options = {}, ready = START) {
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        locale: 'en-GB',
        reducedMotion: 'reduce',
        // It would fetch every part of the build into each new profile; its own tests allow it.
        serviceWorkers: 'block',
        ...options,
      });
      context.setDefaultTimeout(PATIENCE);
      // No person watches: bots need not be followed.
      await context.addInitScript("try { localStorage.setItem('hexwyrm.pace', 'instant') } catch {}");
      await context.addInitScript(NEWEST);
      await context.addInitScript(NEVER_IDLE);
      await context.addInitScript(SAME_DICE);
      const page = await context.newPage();
      page.on('pageerror', (error) => mishaps.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') mishaps.push(message.text());
      });
      await page.goto(home);
      await page.getByRole('button', { name: ready }).waitFor();
      return page;
    },
  };
}

/** In the newest browsers scrolling returns a promise; here it does in all of them. */
const NEWEST = `for (const scroll of ['scroll', 'scrollTo', 'scrollBy', 'scrollIntoView']) {
  const before = Element.prototype[scroll];
  Element.prototype[scroll] = function (...how) { return Promise.resolve(before.apply(this, how)); };
}`;

/** What a page does ahead when it is idle, such as the map at its largest, no test waits for; it took half of their time. */
const NEVER_IDLE = 'globalThis.requestIdleCallback = () => 0;';

/** The dice of a game come from a seed of 16 bytes: here the first of every page is 1, so that each run plays the same games. */
const SAME_DICE = `{
  const before = crypto.getRandomValues.bind(crypto);
  let seeds = 0;
  crypto.getRandomValues = (bytes) => (bytes.length === 16 ? bytes.fill((seeds += 1)) : before(bytes));
}`;

const START = 'Start game';

export const startButton = (page: Page): Locator => page.getByRole('button', { name: START });

/** What is asked: the headline of the prompt. */
export const prompt = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('heading', { level: 2, name });

/** Hexes where the chosen unit can do something. */
export const goals = (page: Page, what: string | RegExp = 'Here:'): Locator =>
  page.getByRole('gridcell', { name: what });

export const hexOf = async (cell: Locator): Promise<string> =>
  (await cell.getAttribute('aria-label'))?.slice(0, 4) ?? '';

/** The cell of a hex, empty or not. */
export const cellOf = (page: Page, hex: string): Locator =>
  page.getByRole('gridcell', { name: new RegExp(`^${hex}\\b`) });

/** The map is where it will stay: its cells follow it when it has come to rest. */
export const mapRests = (page: Page): Promise<void> =>
  page.locator('.board-moving').waitFor({ state: 'detached' });

/** Clicks in the middle of a hex; the board is one widget, so its cells get no clicks of their own. */
export async function clickHex(cell: Locator, button: 'left' | 'right' = 'left'): Promise<void> {
  await mapRests(cell.page());
  const box = await cell.boundingBox();
  if (box === null) throw new Error('the hex has no place on the screen');
  await cell.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2, { button });
}

/** Takes a tournament from a file; its page opens. */
export async function openEvent(page: Page, home: string, file: string): Promise<void> {
  await page.goto(`${home}event`);
  const buffer = Buffer.from(file);
  await page
    .locator('input[type=file][accept*=json]')
    .setInputFiles({ name: 'event.json', mimeType: 'application/json', buffer });
  await page.waitForURL('**/event?id=*');
}

/** The button that does what is previewed. */
export const commit = (page: Page, name: string | RegExp): Locator =>
  page.locator('.command').getByRole('button', { name });

/** The actions in the log, without the report above them: the newest turn first, each in its order. */
export const logLines = (page: Page): Locator =>
  page.getByRole('region', { name: 'Log', exact: true }).locator('[data-line]');

/** Waits until the database has the game with so many actions: what is shown is kept a moment later. */
export const kept = (page: Page, actions: number): Promise<void> =>
  expect
    .poll(
      () =>
        page.evaluate(`new Promise((resolve) => {
        const opening = indexedDB.open('hexwyrm');
        opening.onsuccess = () => {
          const games = opening.result.transaction('games').objectStore('games').getAll();
          games.onsuccess = () => {
            opening.result.close();
            resolve(Math.max(0, ...games.result.map((game) => game.actions)));
          };
        };
      })`),
      { timeout: PATIENCE },
    )
    .toBe(actions);

/** Hands a file to the home screen, which asks who plays. */
export const chooseFile = (page: Page, data: unknown): Promise<void> =>
  page.locator('input[type=file]').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(data)),
  });

/** Opens a file with a position, of Dragon Rage unless it says otherwise, for those who are chosen on the home screen. */
export async function openPosition(page: Page, position: object): Promise<void> {
  const game = 'game' in position ? {} : { game: 'dragon-rage', map: 'esirien' };
  const whole = { format: 'hexwyrm-position', version: 1, ...game, ...position };
  await chooseFile(page, whole);
  await page.locator('dialog [type=submit]').click();
}

/** Where the dragons of these tests start: at the edge, out of reach of all units for a turn. */
export const DENS = ['0104', '0109'] as const;

/** Starts the proposed game (Dragon Rage, invader against a bot) and sets both dragons up. */
export async function startAndSetUp(page: Page): Promise<void> {
  await startButton(page).click();
  await setUp(page);
}

export async function setUp(page: Page): Promise<void> {
  for (const den of DENS) {
    await goals(page, new RegExp(`^${den}.*Here: Set up`)).waitFor({ state: 'attached' });
    await clickHex(cellOf(page, den));
    await commit(page, 'Set up').click();
    await logLines(page)
      .filter({ hasText: `set up at ${den}` })
      .waitFor();
  }
  await prompt(page, 'Move your units').waitFor();
}

/** Ends phases until it is no longer the invader's turn to act. */
export async function endInvaderPhases(page: Page, end: () => Promise<void>): Promise<void> {
  const phase = page.getByText(/(^Your decision| decides) · phase [1-4],/);
  for (let phases = 0; phases < 4 && (await phase.isVisible()); phases += 1) {
    const now = await phase.innerText();
    await end();
    await page.getByText(now, { exact: true }).waitFor({ state: 'detached' });
  }
}

/** Ends the phase by mouse, also where units could still act. */
export async function endPhase(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'End phase' }).click();
  const anyway = page.getByRole('alertdialog').getByRole('button', { name: 'End anyway' });
  if (await anyway.isVisible()) await anyway.click();
}

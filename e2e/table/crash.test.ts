import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { findChromium } from '../../scripts/find-chromium.mjs';
import {
  cellOf,
  clickHex,
  commit,
  DENS,
  endInvaderPhases,
  endPhase,
  goals,
  logLines,
  PATIENCE,
  prompt,
  setUp,
  startAndSetUp,
  startButton,
  TEST,
  useTable,
} from './browser.ts';

const table = useTable();

/** What a browser leaves on the disk between two starts. */
const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'hexwyrm-'));
const running = new Set<ChildProcess>();

const killed = (browser: ChildProcess) =>
  new Promise<void>((resolve) => {
    browser.once('exit', () => resolve());
    // The whole group: a browser is several processes.
    if (browser.pid !== undefined) process.kill(-browser.pid, 'SIGKILL');
    running.delete(browser);
  });

afterAll(async () => {
  await Promise.all([...running].map(killed));
  fs.rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
});

/** Starts a browser of its own on the profile, as a person would, and takes hold of its page. */
async function startBrowser(): Promise<{ process: ChildProcess; browser: Browser; page: Page }> {
  const { executablePath, args = [] } = await findChromium();
  const child = spawn(
    executablePath ?? chromium.executablePath(),
    [
      ...args,
      '--headless=new',
      '--remote-debugging-port=0',
      '--no-first-run',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  running.add(child);
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stderr?.on('data', (data: Buffer) => {
      said += data.toString();
      const [, found] = /DevTools listening on (ws:\S+)/.exec(said) ?? [];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', () => reject(new Error(said)));
  });
  const browser = await chromium.connectOverCDP(address);
  const [context] = browser.contexts();
  if (context === undefined) throw new Error('the browser has no window');
  context.setDefaultTimeout(PATIENCE);
  const page = context.pages()[0] ?? (await context.newPage());
  await page.setViewportSize({ width: 1440, height: 900 });
  return { process: child, browser, page };
}

/** The lines that open a turn come a moment after its question: only walks are counted. */
const walksIn = (lines: readonly string[]) => lines.filter((line) => line.includes('→')).length;

test('a browser that is killed in mid-action finds the game again, whole', TEST, async () => {
  const first = await startBrowser();
  await first.page.goto(table.home());
  await startButton(first.page).click();
  await setUp(first.page);
  await logLines(first.page).first().waitFor();
  const told = await logLines(first.page).allTextContents();
  await clickHex(cellOf(first.page, DENS[0]));
  const goal = goals(first.page, /Here: .*Walk/).first();
  await goal.waitFor({ state: 'attached' });
  await clickHex(goal);
  const held = first.page.locator('.command[data-held=true]');
  await held
    .or(logLines(first.page).filter({ hasText: '→' }))
    .first()
    .waitFor();
  if (await held.isVisible()) await commit(first.page, 'Walk').click();
  await killed(first.process);

  const second = await startBrowser();
  await second.page.goto(table.home());
  await second.page.getByRole('button', { name: 'Play: Dragon Rage' }).click();
  await prompt(second.page, /Move/).waitFor();
  await logLines(second.page).first().waitFor();
  const found = await logLines(second.page).allTextContents();
  // The step is there or not, but never half.
  expect(found.filter((line) => told.includes(line))).toEqual(told);
  expect(walksIn(found) - walksIn(told)).toBeLessThanOrEqual(1);
  await killed(second.process);
});

test('a game in two windows belongs to the one that opened it last', TEST, async () => {
  const page = await table.visit();
  await startAndSetUp(page);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await prompt(other, 'Move your units').waitFor();
  await page.getByRole('heading', { name: 'This game is open in another window.' }).waitFor();
  await endInvaderPhases(other, () => endPhase(other));
  await other.getByRole('list', { name: 'Turn 2' }).waitFor();
  await page.getByRole('button', { name: 'Play in this window' }).click();
  await page.getByRole('list', { name: 'Turn 2' }).waitFor();
  await prompt(page, 'Move your units').waitFor();
  await other.getByRole('heading', { name: 'This game is open in another window.' }).waitFor();
  await page.context().close();
});

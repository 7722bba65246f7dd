import { dragonPass } from '@hexwyrm/dragon-pass';
import { dragonRage } from '@hexwyrm/dragon-rage';
import { type Json, newRecord, openMatch, type Replay } from '@hexwyrm/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { chooseFile, prompt, startButton, TEST, useTable } from './browser.ts';

const table = useTable();

/** The replay of a game of Dragon Rage that has just begun. */
const rage = (options: Json = {}): Replay =>
  openMatch(
    dragonRage,
    newRecord(dragonRage, { kind: 'scenario', scenario: 'esirien-1', options }, { kind: 'seed', seed: 7 }),
  ).replay();

const pass = (options: Json = {}): Replay =>
  openMatch(
    dragonPass,
    newRecord(dragonPass, { kind: 'scenario', scenario: 'pass-1', options }, { kind: 'seed', seed: 7 }),
  ).replay();

const dialog = (page: Page) => page.getByRole('dialog');

test('a game with corrections opens in the built app, in both games', TEST, async () => {
  const page = await table.visit();
  await chooseFile(
    page,
    rage({ corrections: { units: { INF: { attack: 3 } }, tables: { reinforcements: { firstTurn: 8 } } } }),
  );
  await dialog(page).getByRole('button', { name: 'Play on' }).waitFor();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await chooseFile(
    page,
    pass({
      corrections: {
        units: { 'crimson-bat': { front: { cf: { value: 3, parenthesized: true } } } },
        moon: [0, 2, 4, 7, 4, 2, 0],
        tables: { escape: { hero: 4 } },
      },
    }),
  );
  await dialog(page).getByRole('button', { name: 'Play on' }).waitFor();
  await page.context().close();
});

test('a file says who sat where, and opening it asks', TEST, async () => {
  const page = await table.visit();
  const players = { lunar: { name: 'Ann' }, sartar: { bot: 'greedy' } };
  await chooseFile(page, { ...pass(), players });
  const lunar = dialog(page).getByLabel('Lunar Empire: player');
  expect(await lunar.inputValue()).toBe('person');
  expect(await dialog(page).getByLabel('Sartar: player').inputValue()).toBe('reeve');
  expect(await dialog(page).getByLabel('Lunar Empire: name').inputValue()).toBe('Ann');
  await dialog(page).getByRole('button', { name: 'Play on' }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save replay' }).click(),
  ]);
  const saved = JSON.parse(await readAll(await download.createReadStream()));
  // A bot of an earlier version has the seat under its present name.
  expect(saved.players).toEqual({ ...players, sartar: { bot: 'reeve' } });
  await page.context().close();
});

test('a replay that was changed opens only after a warning that names what differs', TEST, async () => {
  const page = await table.visit();
  const wrong = { ...rage(), hash: '0'.repeat(64) };
  await chooseFile(page, wrong);
  await dialog(page).getByRole('alert').getByText('lead to a different position').waitFor();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => dialog(page).count()).toBe(0);
  expect(new URL(page.url()).pathname).toBe('/');
  const illegal = { ...rage(), actions: [{ seat: 'defender', action: { type: 'fly' } }] };
  await chooseFile(page, illegal);
  await dialog(page).getByRole('alert').getByText('Action 1 breaks the rules').waitFor();
  await dialog(page).getByLabel('Defender: player').selectOption('person');
  await dialog(page).getByRole('button', { name: 'Play on' }).click();
  await prompt(page, /Set up/).waitFor();
  await page.context().close();
});

/** Rows that no version of the page has written. */
const BAD_ROWS = [
  { id: 'no-fields' },
  { id: 'wrong-types', game: 5, seats: 'none', standing: [], updated: 'today', created: {} },
  { id: 'unknown-game', ...good(), game: 'chess' },
  { id: 'newer', ...good(), seats: { lunar: { kind: 'remote', server: 'x' } }, version: 9 },
  { id: 'huge', ...good(), name: 'x'.repeat(2_000_000) },
  { id: 42, ...good() },
];

function good() {
  return {
    name: '',
    game: 'dragon-pass',
    scenario: 'pass-1',
    seats: { lunar: 'person', sartar: 'greedy' },
    covered: true,
    viewer: 'lunar',
    seen: {},
    actions: 0,
    standing: { turn: 1 },
    over: false,
    created: 1,
    updated: 2,
  };
}

test('damaged rows of the store are shown as such, and everything else works', TEST, async () => {
  const page = await table.visit();
  await startButton(page).click();
  await prompt(page, /Set up/).waitFor();
  await page.evaluate(
    `new Promise((resolve) => {
      const request = indexedDB.open('hexwyrm');
      request.onsuccess = () => {
        const writing = request.result.transaction('games', 'readwrite');
        for (const row of ${JSON.stringify(BAD_ROWS)}) writing.objectStore('games').put(row);
        writing.oncomplete = () => { request.result.close(); resolve(null); };
      };
    })`,
  );
  await page.goto(table.home());
  const damaged = page.getByRole('listitem').filter({ hasText: 'Damaged game' });
  await expect.poll(() => damaged.count()).toBe(BAD_ROWS.length);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    damaged.nth(1).getByRole('button', { name: 'Save as file' }).click(),
  ]);
  expect(JSON.parse(await readAll(await download.createReadStream())).game).toBeDefined();
  for (let left = BAD_ROWS.length; left > 0; left -= 1) {
    await expect.poll(() => damaged.count()).toBe(left);
    await damaged.first().getByRole('button', { name: 'Delete' }).click();
  }
  await expect.poll(() => damaged.count()).toBe(0);
  await page.getByRole('button', { name: /^Play:/ }).click();
  await prompt(page, /Set up/).waitFor();
  await page.context().close();
});

const readAll = async (stream: AsyncIterable<Buffer | string>): Promise<string> => {
  let text = '';
  for await (const chunk of stream) text += chunk;
  return text;
};

import { dragonRage } from '@hexwyrm/dragon-rage';
import { newRecord, openMatch } from '@hexwyrm/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { kept, logLines, prompt, TEST, useTable } from './browser.ts';

const table = useTable();

/** A set-up of which the first two counters were placed together, as version 0.1.0 kept it. */
function earlierGame() {
  const start = { kind: 'scenario', scenario: 'esirien-1', options: {} } as const;
  const game = openMatch(dragonRage, newRecord(dragonRage, start, { kind: 'seed', seed: 7 }));
  for (const hex of ['1109', '1110', '1010']) game.apply('defender', { type: 'place', what: 'INF', hex });
  const row = {
    id: 'earlier',
    name: 'From before',
    game: 'dragon-rage',
    scenario: 'esirien-1',
    seats: { invader: 'person', defender: 'person' },
    covered: true,
    viewer: 'defender',
    seen: { defender: 3 },
    actions: 3,
    presses: [0, 2],
    standing: { map: 'esirien', turn: 1, score: 0, goal: 19 },
    over: false,
    created: 1,
    updated: 2,
  };
  return { row, replay: game.replay() };
}

/** Puts the game on a shelf of that version, from a page of this server that does not open it. */
async function shelve(page: Page): Promise<void> {
  const { row, replay } = earlierGame();
  const blank = `${table.home()}blank`;
  const body = '<link rel="icon" href="data:,">';
  await page.route(blank, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(blank);
  await page.evaluate(
    `new Promise((resolve, reject) => {
      indexedDB.deleteDatabase('hexwyrm').onsuccess = () => {
        const request = indexedDB.open('hexwyrm', 3);
        request.onupgradeneeded = () => {
          request.result.createObjectStore('games', { keyPath: 'id' }).createIndex('updated', 'updated');
          request.result.createObjectStore('replays');
          request.result.createObjectStore('notes');
        };
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const writing = request.result.transaction(['games', 'replays'], 'readwrite');
          writing.objectStore('games').put(${JSON.stringify(row)});
          writing.objectStore('replays').put(${JSON.stringify(replay)}, 'earlier');
          writing.oncomplete = () => { request.result.close(); resolve(null); };
        };
      };
    })`,
  );
}

const resume = async (page: Page): Promise<void> => {
  await page.goto(table.home());
  await page.getByRole('button', { name: 'Play: From before' }).click();
  await prompt(page, /Set up/).waitFor();
};

test('a game that an earlier version kept goes on where it was, and is kept anew', TEST, async () => {
  const page = await table.visit();
  await shelve(page);
  await resume(page);
  await expect.poll(() => logLines(page).count()).toBe(3);
  // What was placed together is undone together.
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await kept(page, 2);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await kept(page, 0);
  await page.getByRole('button', { name: 'Redo', exact: true }).click();
  await kept(page, 2);
  await resume(page);
  await expect.poll(() => logLines(page).count()).toBe(2);
  await page.context().close();
});

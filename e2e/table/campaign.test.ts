import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openEvent, prompt, TEST, useTable } from './browser.ts';
import { seeFocus, tabTo } from './hands.ts';
import { campaignFiles, halfCounted } from './positions/events.ts';

const table = useTable();

/** The player who is asked gives the game up: whoever recruits first is the invader. */
async function concede(page: Page): Promise<void> {
  await page.waitForURL('**/play');
  await page.getByRole('button', { name: 'Settings' }).first().click();
  await page.getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Concede' }).click();
}

/** The points of all players in the standings. */
async function allPoints(page: Page): Promise<number> {
  const points = await page.locator('.history tbody tr td:nth-child(3)').allInnerTexts();
  return points.reduce((sum, each) => sum + Number(each), 0);
}

test('DR-4.4-a, DR-4.5-a: a campaign of five games is played to its end, over a reload', {
  timeout: 240_000,
}, async () => {
  const page = await table.visit();
  await page.getByRole('link', { name: 'Campaign' }).click();
  await page.getByRole('button', { name: 'Hot seat' }).click();
  await page.getByPlaceholder('Defender').fill('Maëlle');
  await page.getByRole('button', { name: 'Begin the campaign' }).click();
  // Until the fourth game the rosters are at most ten apart: 5 for who loses, 10 for who wins; then 10 and 5.
  const rosters = ['65 : 70', '70 : 80', '75 : 90', '85 : 95', '90 : 105'];
  for (const [index, after] of rosters.entries()) {
    await page.getByRole('button', { name: `Recruit for game ${index + 1}` }).click();
    await concede(page);
    await page.getByRole('heading', { name: 'What the game does to the rosters' }).waitFor();
    if (index < 4)
      await page.getByRole('heading', { name: `What it takes to win game ${index + 2}` }).waitFor();
    if (index === 1) await page.reload();
    if (index < 4) {
      await page.getByRole('button', { name: 'Campaign page' }).click();
      await expect.poll(() => page.locator('.history tbody tr').first().innerText()).toContain(after);
    }
  }
  await page.getByRole('button', { name: 'Campaign page' }).click();
  await page.getByRole('heading', { name: 'Esirien holds' }).waitFor();
  expect(await page.locator('.banner-rosters').innerText()).toMatch(/90[\s\S]*105/);
  await page.context().close();
});

test('DR-4.3.1-a, DR-4.4-d: a campaign is begun and recruited for by keyboard alone', TEST, async () => {
  const page = await table.visit();
  const enter = async (wanted: Locator) => {
    await tabTo(page, wanted);
    await page.keyboard.press('Enter');
  };
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await enter(page.getByRole('link', { name: 'Campaign of five games' }));
  await page.getByRole('button', { name: 'Begin the campaign' }).waitFor();
  await enter(page.locator('.options summary'));
  await tabTo(page, page.getByRole('checkbox', { name: 'Results may be typed in' }));
  await page.keyboard.press('Space');
  await enter(button('Begin the campaign'));
  await page.locator('.campaign-head h1:focus').waitFor();
  await enter(page.locator('.next-game summary'));
  await tabTo(page, page.getByRole('radio', { name: 'You' }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByLabel('Trophies: You'));
  await page.keyboard.press('ArrowDown');
  await enter(button('Type the result of game 1'));
  // 60 + 10 for the game + 5 for the hero
  await page.getByRole('alert').getByText('Rosters: You 60 to 75').waitFor({ state: 'attached' });
  await enter(button('Recruit for game 2'));
  await page.locator('.draft-head h1:focus').waitFor();
  await page.locator('.budget-left').getByText('75 points left').waitFor();
  await page.keyboard.press('ArrowDown');
  await seeFocus(page);
  await page.keyboard.press('Enter');
  await page.getByText('45 of 75 used, none lost').waitFor();
  await page.keyboard.press('e');
  await page.getByRole('alertdialog').waitFor();
  await page.keyboard.press('e');
  await prompt(page, 'Set up your units').waitFor();

  // The army of that game can be had again in the next: who loses gains 5.
  await concede(page);
  await button('Recruit for game 3').click();
  await page.locator('.army-lists summary').click();
  await page.getByRole('button', { name: 'Take the army of game 2 (lost)' }).click();
  await page.getByText('45 of 80 used, none lost').waitFor();
  await page.context().close();
});

test('DR-4.4-a to d, DR-4.5-a: typed games lead to a tie, and a sixth decides', TEST, async () => {
  const page = await table.visit();
  await page.goto(`${table.home()}campaign`);
  await page.locator('.options summary').click();
  await page.getByRole('checkbox', { name: 'Results may be typed in' }).check();
  await page.getByRole('button', { name: 'Begin the campaign' }).click();
  const type = async (game: number, winner: 'You' | 'Reeve', slain: string | null, rosters: string) => {
    await page.locator('.next-game summary').click();
    await page.getByRole('radio', { name: winner }).check();
    if (slain !== null) await page.getByLabel('Trophies: Reeve').selectOption(slain);
    await page.getByRole('button', { name: `Type the result of game ${game}` }).click();
    await page.getByRole('alert').getByText(rosters).waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Campaign page' }).click();
    await page.locator('main h1:focus').waitFor();
  };
  // Never more than ten apart: 10 for who wins, 5 for who loses, 5 for a Dragon.
  await type(1, 'You', null, 'You 60 to 70, Reeve 60 to 65');
  await type(2, 'Reeve', null, 'You 70 to 75, Reeve 65 to 75');

  // The arrows go from card to card, and Enter opens one.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.getByText('campaign, game 2 of 5').waitFor();
  await page.goBack();
  await page.getByText('Standing: You 75, Reeve 75 after 2 of 5.').waitFor({ state: 'attached' });

  await type(3, 'You', null, 'You 75 to 85, Reeve 75 to 80');
  await type(4, 'Reeve', null, 'You 85 to 90, Reeve 80 to 90');
  await type(5, 'You', 'DRAGON', 'You 90 to 100, Reeve 90 to 100');
  await page.getByRole('heading', { name: 'Neither gives way' }).waitFor();
  await page.getByRole('button', { name: 'Leave it a tie' }).waitFor();
  await page.getByRole('button', { name: 'Play a sixth game' }).waitFor();
  // It changes no roster.
  await type(6, 'Reeve', null, 'You 100 to 100, Reeve 100 to 100');
  await page.getByRole('heading', { name: 'Esirien holds' }).waitFor();
  await page.getByText('the sixth game decided').waitFor();
  await page.context().close();
});

test('a file of a campaign that is further on is gone on with, an older one is refused', TEST, async () => {
  const page = await table.visit();
  const { older, newer, damaged } = campaignFiles();
  const open = async (file: string) => {
    await page.goto(`${table.home()}campaign`);
    await page.locator('input[type=file]').setInputFiles({
      name: 'campaign.json',
      mimeType: 'application/json',
      buffer: Buffer.from(file),
    });
  };
  await open(older);
  await page.getByText('Standing before game 1').waitFor();
  await open(newer);
  await page.getByText('Standing after 1 of 5').waitFor();
  for (const [file, reason] of [
    [older, 'This device has it already'],
    [newer, 'This device has it already'],
    [damaged, 'the commands give'],
  ] as const) {
    await open(file);
    await page.getByRole('alert').getByText(reason).waitFor();
    // There is one campaign, and it stands as it did.
    await page.getByText('1 of 5 games · 70 : 65').waitFor();
  }
  await page.context().close();
});

test('DR-5.2-d, DR-5.2-e: a Swiss of three players is drawn, entered by hand and corrected', {
  timeout: 120_000,
}, async () => {
  const page = await table.visit();
  await page.getByRole('link', { name: 'Tournament' }).click();
  await page.getByPlaceholder('Names, one a line').fill('Aino\nBao\nChiara');
  await page.getByRole('button', { name: 'Begin the tournament' }).click();
  await page.getByRole('button', { name: 'Draw round 1' }).click();
  await page.getByRole('button', { name: 'Tell the players' }).click();
  for (const razed of [20, 12]) {
    await page
      .getByRole('button', { name: /^enter:/ })
      .first()
      .click();
    await page.getByLabel('Victory points razed').fill(String(razed));
    // What stands of 33, and who wins by a goal of 19.
    await page.getByText(`33 − ${razed} = ${33 - razed}`).waitFor();
    await page.getByText(razed < 19 ? 'Goal of 19 not reached' : 'Goal of 19 reached').waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Enter the result' }).waitFor({ state: 'detached' });
  }
  await page.reload();
  await page.getByRole('button', { name: 'Standings' }).click();
  // Two matches of one game each, or both for the same player; the bye is worth 2.
  await expect.poll(() => allPoints(page)).toBe(4);
  await page.getByRole('button', { name: 'Round 1' }).click();
  await page.getByRole('button', { name: 'Correct' }).first().click();
  await page.getByLabel('Victory points razed').fill('33');
  await page.getByLabel('Reason').fill('misread');
  await page
    .getByRole('region', { name: 'Correct a result' })
    .getByRole('button', { name: 'Correct' })
    .click();
  await page.getByRole('button', { name: 'Decisions' }).click();
  await page.getByText('misread').waitFor();

  // Two latecomers at once; another window, which has not seen them, is told so and writes nothing.
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByRole('heading', { name: '3 players' }).waitFor();
  await page.getByRole('button', { name: 'Round 1' }).click();
  await page.getByPlaceholder('Names, one a line').fill('Dora\nEmil');
  await page.getByRole('button', { name: 'Enter', exact: true }).click();
  await page.getByRole('heading', { name: '5 players' }).waitFor();
  await other.getByPlaceholder('Names, one a line').fill('Fritz');
  await other.getByRole('button', { name: 'Enter', exact: true }).click();
  await other.getByRole('alert').getByText('Another window has changed this').waitFor();
  await other.getByRole('heading', { name: '5 players' }).waitFor();
  await page.context().close();
});

test(
  'DR-5.1-c: a replay that does not count is refused with its reason, and another can be handed in',
  TEST,
  async () => {
    const page = await table.visit();
    const { file, replays } = halfCounted();
    const [counted, due] = replays;
    await openEvent(page, table.home(), file);
    await page.getByRole('button', { name: /^enter:/ }).click();
    await page.getByText('No result can be typed').waitFor();
    const handIn = (replay: object) =>
      page.locator('.event-entry input[type=file]').setInputFiles({
        name: 'game.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(replay)),
      });
    const other = { ...due, dice: { kind: 'seed', seed: 'another' } };
    for (const [replay, reason] of [
      [{ ...due, hash: '0'.repeat(64) }, 'This is no replay, or it has been changed.'],
      [other, 'This is the replay of another game.'],
      [counted, 'This game counts already.'],
    ] as const) {
      await handIn(replay);
      await page.getByRole('alert').getByText(reason).waitFor();
      await page.getByText('Results: 1 of 2').waitFor();
    }
    await handIn(due);
    await page.getByText('Results: 2 of 2').waitFor();
    await page.getByRole('alert').waitFor({ state: 'detached' });
    await page.context().close();
  },
);

test('names come from a spreadsheet, and the set-up changes until round 1 is drawn', TEST, async () => {
  const page = await table.visit();
  await page.goto(`${table.home()}event`);
  const names = page.getByPlaceholder('Names, one a line');
  const load = (text: string) =>
    page.locator('input[type=file][accept*=csv]').setInputFiles({
      name: 'players.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(text),
    });
  await names.waitFor();
  const begin = page.getByRole('button', { name: 'Begin the tournament' });
  await load(`Ann\r\n${'x'.repeat(61)}\r\n`);
  await page.getByRole('alert').getByText('is too long').waitFor();
  expect(await begin.isDisabled()).toBe(true);
  await load('Ann\r\nann\r\n');
  await page.getByRole('alert').getByText('two players called “ann”').waitFor();
  await load('"Smith, John"\r\n<b>Eve</b>\r\nאורי\r\n=1+1\r\n');
  await page.getByText('4 players').waitFor();
  await begin.click();
  for (const name of ['Smith, John', '<b>Eve</b>', 'אורי', '=1+1'])
    await page.getByRole('link', { name, exact: true }).waitFor();

  await page.getByRole('radio', { name: 'Double elimination' }).click();
  await page.getByText('Double elimination · 4 players').waitFor();
  await page.getByRole('button', { name: 'Draw round 1' }).click();
  await page.getByRole('heading', { name: 'Fixed since round 1' }).waitFor();
  expect(await page.getByRole('radio').count()).toBe(0);

  // The set-up, the round and the entry are beside each other, and the entry stays where the window grows narrow.
  await page.getByRole('button', { name: 'Tell the players' }).click();
  await page
    .getByRole('button', { name: /^enter:/ })
    .first()
    .click();
  const left = async (name: string | RegExp) =>
    (await page.getByRole('region', { name, exact: true }).boundingBox())?.x ?? 0;
  const [setUp, round, entry] = [
    await left('Set-up'),
    await left(/^Round 1/),
    await left('Enter a result by hand'),
  ];
  expect(setUp).toBeLessThan(round);
  expect(round).toBeLessThan(entry);
  await page.getByLabel('Victory points razed').fill('12');
  await page.setViewportSize({ width: 900, height: 900 });
  await page.getByRole('region', { name: 'Set-up' }).waitFor({ state: 'detached' });
  expect(await page.getByLabel('Victory points razed').inputValue()).toBe('12');
  await page.context().close();
});

test('DR-5.2-f, DR-5.2-h: a Swiss of eight players is played to its end', { timeout: 120_000 }, async () => {
  const page = await table.visit();
  const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click();
  await page.getByRole('link', { name: 'Tournament' }).click();
  await page
    .getByPlaceholder('Names, one a line')
    .fill('Aino, Bao, Chiara, Dagny, Elias, Farid, Greta, Hiro');
  await page.getByLabel('Swiss rounds').selectOption('3');
  await press('Begin the tournament');
  await press('Rename: Bao');
  await page.getByLabel('New name').fill('Baolin');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Baolin' }).waitFor();
  for (const round of [1, 2, 3]) {
    await press(`Draw round ${round}`);
    await press('Tell the players');
    for (let game = 1; game <= 8; game += 1) {
      await press(/^enter:/);
      await page.getByLabel('Victory points razed').fill(String((game * round * 7) % 30));
      await press('Enter the result');
      await page.getByText(`Results: ${game} of 8`).waitFor();
    }
  }
  await press('End the tournament');
  await press('Standings');
  // Three rounds of four matches, two games each.
  await expect.poll(() => allPoints(page)).toBe(24);
  await page.getByRole('link', { name: 'Baolin' }).click();
  await page.getByText(/^The tournament is over: place \d\.$/).waitFor();
  const opponents = page.getByRole('table', { name: 'Opponents' }).locator('tbody tr');
  await expect.poll(async () => new Set(await opponents.locator('th').allInnerTexts()).size).toBe(3);
  // Each was met in two games only: what was won of them less what was lost is the handicap.
  for (const row of await opponents.all()) {
    const [won = 0, lost = 0] = (await row.locator('td').nth(1).innerText()).split(' : ').map(Number);
    const handicap = row.locator('td').last();
    await expect.poll(async () => Number((await handicap.innerText()).replace('−', '-'))).toBe(won - lost);
  }
  await page.context().close();
});

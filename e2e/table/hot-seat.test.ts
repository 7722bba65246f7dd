import { expect, test } from 'vitest';
import { endInvaderPhases, endPhase, openPosition, prompt, TEST, useTable } from './browser.ts';

const table = useTable();

const POSITION = {
  phase: 'invader-movement',
  units: [
    { type: 'DRAGON', side: 'invader', hex: '0104', facing: 'N' },
    { type: 'INF', side: 'defender', hex: '1109' },
    { type: 'CAV', side: 'defender', hex: '1209' },
  ],
};

test(
  'where nothing is hidden the screen changes hands with a word, by the names of the players',
  TEST,
  async () => {
    const page = await table.visit();
    await page.getByRole('button', { name: 'Hot seat' }).click();
    await page.getByLabel('Invader: name').fill('Ann');
    await openPosition(page, {
      ...POSITION,
      players: { invader: { name: 'Ann' }, defender: { name: 'Bo' } },
    });
    await prompt(page, 'Move your units').waitFor();
    await endInvaderPhases(page, () => endPhase(page));

    await page.getByRole('status').filter({ hasText: 'Bo (Defender): your turn' }).waitFor();
    expect(await page.getByText('Pass the screen to').count()).toBe(0);
    await page.getByText('Bo (Defender) decides · phase 7, Defender movement').waitFor();
  },
);

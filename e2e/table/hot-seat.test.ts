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

test('between two people at one screen the board is covered', TEST, async () => {
  const page = await table.visit();
  await page.getByRole('button', { name: 'Hot seat' }).click();
  await openPosition(page, POSITION);
  await prompt(page, 'Move your units').waitFor();
  await endInvaderPhases(page, () => endPhase(page));

  await page.getByText('Pass the screen to').waitFor();
  expect(await page.getByRole('grid').count()).toBe(0);
  await page.getByRole('button', { name: 'Show me what happened' }).click();
  await page.getByRole('button', { name: /^I am .*: show the board$/ }).click();
  await page.getByRole('grid').waitFor({ state: 'attached' });
  await page.getByText('Your decision · phase 7, Defender movement').waitFor();
});

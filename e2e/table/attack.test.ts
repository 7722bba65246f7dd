import { expect, test } from 'vitest';
import { cellOf, clickHex, commit, logLines, openPosition, prompt, TEST, useTable } from './browser.ts';

const table = useTable();

/** Infantry (2), cavalry (3) and archers (1) around an orc (2); others elsewhere keep the game going. */
const POSITION = {
  phase: 'defender-melee',
  units: [
    { type: 'INF', side: 'defender', hex: '1109' },
    { type: 'CAV', side: 'defender', hex: '1209' },
    { type: 'ARH', side: 'defender', hex: '1112' },
    { type: 'ORC', side: 'invader', hex: '1110' },
    { type: 'INF', side: 'defender', hex: '1507' },
    { type: 'ORC', side: 'invader', hex: '1508' },
  ],
};

test(
  'an attack is put together by mouse, its sum shown at every step, and the log says the same',
  TEST,
  async () => {
    const page = await table.visit();
    await page.getByRole('button', { name: 'Hot seat' }).click();
    await openPosition(page, POSITION);
    await prompt(page, 'Attack in melee').waitFor();
    await clickHex(cellOf(page, '1109'));
    await clickHex(cellOf(page, '1110'));

    // Two against two: a six.
    const sum = page.getByRole('region', { name: 'How the odds are worked out' });
    await sum.getByText('Row 2, column 2 · 6+ on 1d6').waitFor();
    expect(await sum.getByRole('list', { name: 'Attack' }).innerText()).toMatch(
      /Infantry 1\s+2\.7\.1\.2-a\s+2/,
    );
    await commit(page, 'Attack').click();

    const panel = page.getByRole('region', { name: 'Attack on 1110' });
    await panel.getByText('2 against 2, needs 6+', { exact: true }).waitFor();
    await panel.getByText('17% destroyed').waitFor();

    // The cavalry is only pointed at: five against two, five or more.
    const cavalry = panel.getByRole('button', { name: 'Cavalry' });
    await cavalry.hover();
    await panel.getByText('With Cavalry').waitFor();
    await panel.getByText('5 against 2, needs 5+', { exact: true }).waitFor();
    await panel.getByText('Row 5, column 2 · 5+ on 1d6').waitFor();
    await panel.getByRole('button', { name: 'Roll 17%' }).waitFor();
    await cavalry.click();
    await panel.getByRole('button', { name: 'Roll 33%' }).waitFor();

    // The archers are the last who can join, by their hex: the first click shows, the second does. Nothing is rolled yet.
    await clickHex(cellOf(page, '1112'));
    await panel.getByText('With Archers').waitFor();
    await panel.getByRole('button', { name: 'Roll 33%' }).waitFor();
    await clickHex(cellOf(page, '1112'));
    await panel.getByRole('button', { name: 'Roll 50%' }).waitFor();
    await panel.getByText('6 against 2, needs 4+', { exact: true }).waitFor();
    expect(await panel.getByRole('list', { name: 'Attack' }).innerText()).toMatch(
      /Infantry 1\s.*\s2\s+Cavalry\s.*\s3\s+Archers, shooting\s.*\s1$/s,
    );
    expect(await logLines(page).filter({ hasText: 'needed' }).count()).toBe(0);

    await panel.getByRole('button', { name: 'Combat table' }).click();
    const lit = page.locator('.combat-table [aria-current]');
    await lit.waitFor();
    expect(await lit.innerText()).toBe('4');
    await page.keyboard.press('Escape');

    await panel.getByRole('button', { name: 'Roll 50%' }).click();
    const lines = logLines(page);
    await lines
      .filter({ hasText: 'Infantry 1, Cavalry and Archers attack 1110: 6 against 2, needs 4+.' })
      .waitFor();
    await lines.filter({ hasText: 'Attack on 1110, 4+ needed:' }).waitFor();
    await page.context().close();
  },
);

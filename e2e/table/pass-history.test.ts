import { expect, test } from 'vitest';
import { cellOf, clickHex, goals, kept, logLines, openPosition, prompt, TEST, useTable } from './browser.ts';

const table = useTable();

/** With screening only the uppermost of a stack is known to the enemy (DP-5.3-a). */
const POSITION = {
  game: 'dragon-pass',
  scenario: 'pass-1',
  options: { screening: true },
  active: 'lunar',
  phase: 'movement',
  units: [
    { type: 'heavy-cavalry', owner: 'lunar', hex: '1910' },
    { type: 'line-cavalry', owner: 'lunar', hex: '1910' },
    { type: 'foot-militia', owner: 'sartar', hex: '1912' },
    { type: 'mounted-militia', owner: 'sartar', hex: '1912' },
  ],
  stacks: [
    { hex: '1910', units: [0, 1] },
    { hex: '1912', units: [2, 3] },
  ],
};

test(
  'two people at one screen: what is hidden stays so, a reload in mid-battle, undo and replay',
  TEST,
  async () => {
    const page = await table.visit();
    await page.getByRole('button', { name: 'Hot seat' }).click();
    await openPosition(page, POSITION);
    await prompt(page, 'Move your units').waitFor();
    await goals(page, /^1912.*: Foot Militia 1 3-3-3; 1 hidden unit \(Sartar\)\.$/).waitFor({
      state: 'attached',
    });
    expect(await page.content()).not.toContain('Mounted Militia');

    // To and fro with keys.
    const moves = logLines(page).filter({ hasText: /moves? 1910 → 1911/ });
    await clickHex(cellOf(page, '1910'));
    await goals(page, /^1911.*Here: Move/).waitFor({ state: 'attached' });
    await page.keyboard.press('w');
    await page.getByRole('button', { name: 'Whole stack', pressed: true }).waitFor();
    await clickHex(cellOf(page, '1911'));
    const held = page.locator('.command[data-held=true]');
    await held.or(moves.first()).first().waitFor();
    if (await held.isVisible()) await page.keyboard.press('Enter');
    await expect.poll(() => moves.count()).toBe(1);
    await page.keyboard.press('u');
    await expect.poll(() => moves.count()).toBe(0);
    await page.keyboard.press('Shift+U');
    await expect.poll(() => moves.count()).toBe(1);

    await page.keyboard.press('e');
    await prompt(page, 'Battle for 1912: who fights?').waitFor();
    // Two steps and the end of the phase.
    await kept(page, 3);
    await page.reload();
    await page.getByText('Pass the screen to').waitFor();
    expect(await page.getByRole('grid').count()).toBe(0);
    await page.getByRole('button', { name: 'Lunar Empire: show the board' }).click();
    await prompt(page, 'Battle for 1912: who fights?').waitFor();

    // The battle discloses who stands there; Sartar is asked who retreats.
    await page.keyboard.press('e');
    await prompt(page, /^Melee at 1912/).waitFor();
    await goals(page, /^1912.*Foot Militia 1 .*Mounted Militia 1 /).waitFor({ state: 'attached' });
    await page.keyboard.press('e');
    await page.getByRole('button', { name: 'Sartar: show the board' }).click();
    await prompt(page, 'Who retreats from 1912?').waitFor();

    // As it was before the battle, as Sartar knew it then: the game waits meanwhile.
    await page.getByRole('tab', { name: 'Replay' }).click();
    await page.locator('.replay-list').getByRole('button', { name: 'Battles' }).click();
    const bar = page.getByRole('region', { name: 'Replay' });
    await bar.getByText(/action 3 of/).waitFor();
    await page.keyboard.press(',');
    await bar.getByText(/action 2 of/).waitFor();
    await goals(page, /^1911.*Stack of 2, from the top down, Lunar Empire/).waitFor({ state: 'attached' });
    await page.keyboard.press('Escape');
    await prompt(page, 'Who retreats from 1912?').waitFor();
    await page.context().close();
  },
);

import { expect, test } from 'vitest';
import { cellOf, clickHex, commit, logLines, openPosition, prompt, TEST, useTable } from './browser.ts';
import { TWO_BATTLES } from './positions/two-battles.ts';

const table = useTable();

/**
 * One answer of whoever is asked: the screen is handed over, casualties are picked one by one, and else what the game
 * proposes is taken. In one step in the page, so that nothing changes between the look and the press.
 */
const ANSWER = `(() => {
  const buttons = ['.curtain .button-primary:enabled', '.casualties button.victim', '[data-spot=proposal]:not([aria-disabled=true])'];
  const button = buttons.map((one) => document.querySelector(one)).find((one) => one !== null);
  if (document.querySelector('#prompt-title')?.textContent.includes('Bagnot')) return 'the next battle';
  button?.click();
  return 'this battle';
})()`;

test(
  'a battle of Dragon Pass is declared with its duties and sums, and fought to its end by hand and by proposals',
  TEST,
  async () => {
    const page = await table.visit();
    await page.getByRole('button', { name: 'Hot seat' }).click();
    await openPosition(page, TWO_BATTLES);
    await prompt(page, 'Attack, or continue').waitFor();
    const duties = page.getByRole('list', { name: 'Mandatory attacks' });
    expect(await duties.innerText()).toBe(
      'Must still attack: 1910, 2011 and 2013\nMust still be attacked: 1911 and Bagnot 2012',
    );

    // Only looked at: ten against six, which count twice when they strike back.
    await clickHex(cellOf(page, '1910'));
    await page.keyboard.press('t');
    const battle = page.getByRole('region', { name: 'Battle for 1911' });
    const attackers = battle.getByRole('region', { name: 'Attackers' });
    const defenders = battle.getByRole('region', { name: 'Defenders' });
    await attackers.getByText('10', { exact: true }).first().waitFor();
    await defenders.getByText('12', { exact: true }).first().waitFor();
    await defenders.getByText('Defence CF').waitFor();
    await defenders.getByText(/^CF 6 · /).waitFor();
    await defenders.getByText('+6 doubled', { exact: true }).waitFor();
    await commit(page, 'Attack').click();
    await prompt(page, 'Battle for 1911: who fights?').waitFor();

    // The line cavalry would add four, and does: fourteen, of which the die takes from a sixth to all.
    const joins = page.getByRole('list', { name: 'Can join' });
    await joins
      .getByRole('button')
      .filter({ hasText: /attack \+4, defence 0$/ })
      .click();
    await joins.waitFor({ state: 'detached' });
    const blow = battle.getByRole('region', { name: 'Melee attack, column 14' });
    await blow.waitFor();
    expect(await blow.locator('li b').allInnerTexts()).toEqual(['2', '3', '4', '7', '10', '14']);
    await battle
      .getByText('After their losses they strike back with 0–12 CF: a loss of 0 to 12', { exact: false })
      .waitFor();
    expect(await duties.innerText()).toBe('Must still attack: 2013\nMust still be attacked: Bagnot 2012');
    // Only the panel scrolls: a page longer than its window would be moved by a link into it.
    expect(await page.evaluate('document.documentElement.scrollHeight - innerHeight')).toBe(0);
    await page.keyboard.press('e');
    await prompt(page, /^Melee at 1911/).waitFor();

    // The game proposes to hold nobody back; then Sartar is asked who retreats.
    await page.locator('[data-spot=proposal]').waitFor({ state: 'attached' });
    await page.keyboard.press('a');
    await page.getByRole('status').filter({ hasText: 'Sartar: your turn' }).waitFor();
    // Of the other battle there is one way to fight it, so it is opened next.
    await expect.poll(() => page.evaluate<string>(ANSWER)).toBe('the next battle');
    await prompt(page, 'Battle for 2012 (Bagnot): who fights?').waitFor();
    await logLines(page).filter({ hasText: 'The battle for 1911 is over' }).waitFor();
    await page.context().close();
  },
);

import fs from 'node:fs';
import { LANGUAGES, type Language } from '@hexwyrm/words';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPosition, prompt, TEST, useTable } from './browser.ts';
import { TWO_BATTLES } from './positions/two-battles.ts';

const table = useTable();

const messages = (folder: string, language: Language): Record<string, string> =>
  JSON.parse(fs.readFileSync(new URL(`../../${folder}/${language}.json`, import.meta.url), 'utf8'));

/** Labels that do not fit where they stand: buttons, headings, the ribbon, the steps of a battle. */
const CUT = `(() => {
  const names = 'button, summary, h1, h2, h3, dt, .label, .ribbon li, .battle-steps li, .battle-steps li *';
  return [...document.querySelectorAll(names)]
    .filter((label) => label.closest('.visually-hidden, .board') === null && label.offsetParent !== null)
    .filter((label) => getComputedStyle(label).display !== 'inline')
    .filter((label) => label.scrollWidth > label.clientWidth + 1)
    .map((label) => label.innerText);
})()`;
const cut = (page: Page): Promise<string[]> => page.evaluate<string[]>(CUT);

/** Bots that cannot be pressed, for something lies over them. */
const COVERED = `[...document.querySelectorAll('.players [aria-labelledby=bot] button')].filter((bot) => {
  const { x, y, width, height } = bot.getBoundingClientRect();
  return !bot.contains(document.elementFromPoint(x + width / 2, y + height - 3));
}).map((bot) => bot.innerText)`;

const ROOMS = [
  ['a large screen', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const;

/** No label is cut, however large the screen. */
async function nothingCut(page: Page, screen: string): Promise<void> {
  for (const [room, viewport] of ROOMS) {
    await page.setViewportSize(viewport);
    await page
      .locator(room === 'a phone' ? 'body:not(:has(.table:not(.phone)))' : 'body:not(:has(.table.phone))')
      .waitFor();
    expect(await cut(page), `${screen} on ${room}`).toEqual([]);
  }
}

test.each(LANGUAGES)('every label in %s fits, and the bots are in sight', TEST, async (language) => {
  const home = messages('apps/web/src/i18n/messages/home', language);
  const page = await table.visit({ locale: language }, home['home.new.start']);
  expect(await page.evaluate<string[]>(COVERED), 'bots under the button').toEqual([]);
  await nothingCut(page, 'home');
  await page.getByRole('button', { name: home['home.new.here'], exact: true }).click();
  await openPosition(page, TWO_BATTLES);
  await prompt(page, messages('packages/dragon-pass/words', language)['decision.battles']).waitFor();
  await nothingCut(page, 'the table');
  await page.keyboard.press('Tab');
  await page.keyboard.press('t');
  await page.locator('[data-commit]').first().click();
  await page.locator('.battle-steps').waitFor();
  await nothingCut(page, 'a battle');
  await page.context().close();
});

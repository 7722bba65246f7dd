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

test.each(LANGUAGES.flatMap((language) => ROOMS.map(([room, viewport]) => ({ language, room, viewport }))))(
  'every label in $language fits on $room, and the bots are in sight',
  TEST,
  async ({ language, room, viewport }) => {
    const home = messages('apps/web/src/i18n/messages/home', language);
    const page = await table.visit({ locale: language, viewport }, home['home.new.start']);
    expect(await cut(page), 'home').toEqual([]);
    if (room === 'a large screen') {
      expect(await page.evaluate<string[]>(COVERED), 'bots under the button').toEqual([]);
    }
    await page.getByRole('button', { name: home['home.new.here'], exact: true }).click();
    await openPosition(page, TWO_BATTLES);
    await prompt(page, messages('packages/dragon-pass/words', language)['decision.battles']).waitFor();
    expect(await cut(page), 'the table').toEqual([]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('t');
    await page.locator('[data-commit]').first().click();
    await page.locator('.battle-steps').waitFor();
    expect(await cut(page), 'a battle').toEqual([]);
    await page.context().close();
  },
);

import { fileURLToPath } from 'node:url';
import { RULE_TEXTS } from '@hexwyrm/dragon-rage';
import { areasIn } from '@hexwyrm/words/check';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { cellOf, clickHex, openEvent, openPosition, prompt, startButton, TEST, useTable } from './browser.ts';
import { halfPlayed } from './positions/events.ts';

/** As much of a page as these tests read. */
interface Element {
  readonly childNodes: Iterable<{ readonly nodeName: string; readonly textContent: string | null }>;
  getAttribute(name: string): string | null;
  closest(selector: string): Element | null;
}
declare const document: { body: { querySelectorAll(selector: string): Iterable<Element> } };

const table = useTable();

const LANGUAGES = ['fr', 'es', 'de'] as const;
type Language = 'en' | (typeof LANGUAGES)[number];

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The messages of all areas, by name. */
const messagesIn = (language: Language): Record<string, string> =>
  Object.assign({}, ...areasIn(root, ['packages', 'apps'], []).map(({ read }) => read(language)));

const english = messagesIn('en');

/** The titles on the boxes, the same everywhere; in English also names of a scenario and of a map. */
const TITLES = ['Dragon Rage', 'Dragon Pass'];

const rulesIn = (language: Language): string[] =>
  RULE_TEXTS.flatMap((clause) => [clause[language].title, clause[language].text]);

/** The longest run of a message that no argument fills; short ones say nothing about the language. */
const wordsOf = (message: string): string => {
  const runs = message.split(/[{}]/).map((run) => run.trim());
  const longest = runs.sort((a, b) => b.length - a.length)[0] ?? '';
  return /^[\w-]+, (select|plural|number)/.test(longest) || longest.length < 14 ? '' : longest;
};

/** Names begin with a capital where a line begins: French “route”, “Route”. */
const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Whatever a page says, to the eye or to the ear. */
const said = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts: string[] = [];
    for (const element of document.body.querySelectorAll('*')) {
      if (element.closest('script, style, [lang]:not(html)') !== null) continue;
      for (const node of element.childNodes)
        if (node.nodeName === '#text') texts.push(node.textContent ?? '');
      for (const name of ['aria-label', 'aria-valuetext', 'title', 'placeholder', 'alt'])
        texts.push(element.getAttribute(name) ?? '');
    }
    return texts.map((text) => text.trim()).filter((text) => text !== '');
  });

/** What is English, or only the name of a message, on a page in another language. */
async function leaks(page: Page, language: Language): Promise<string[]> {
  const own = messagesIn(language);
  const words = Object.values(own);
  const native = new Set([...TITLES, ...words, ...words.map(capital), ...rulesIn(language)]);
  const foreign = new Set([...Object.values(english), ...rulesIn('en')].filter((text) => !native.has(text)));
  const ids = new Set(Object.keys(english));
  const runs = Object.entries(english)
    .filter(([id, message]) => message.includes('{') && !(own[id] ?? '').includes(wordsOf(message)))
    .map(([, message]) => wordsOf(message))
    .filter((run) => run !== '');
  return (await said(page)).filter(
    (text) => ids.has(text) || foreign.has(text) || runs.some((run) => text.includes(run)),
  );
}

const POSITION = {
  phase: 'invader-movement',
  units: [
    { type: 'DRAGON', side: 'invader', hex: '0707', facing: 'N' },
    { type: 'INF', side: 'defender', hex: '0709' },
    { type: 'CAV', side: 'defender', hex: '1209' },
  ],
};

test.each(LANGUAGES)('%s is spoken from the first screen to the last', TEST, async (language) => {
  const own = messagesIn(language);
  const button = (id: string) => page.getByRole('button', { name: own[id], exact: true });
  const page = await table.visit({ locale: language }, own['home.new.start']);
  expect(await page.locator('html').getAttribute('lang')).toBe(language);
  await page.locator('.options summary').click();
  expect(await leaks(page, language), 'home').toEqual([]);

  await openPosition(page, POSITION);
  await prompt(page, own['decision.invader-movement']).waitFor();
  await clickHex(cellOf(page, '0707'));
  await page.keyboard.press('t');
  await page.locator('[data-commit]').first().waitFor();
  expect(await leaks(page, language), 'a preview').toEqual([]);
  await page.keyboard.press('Enter');
  await page.locator('.log li').first().waitFor();
  await clickHex(cellOf(page, '1505'), 'right');
  await page.locator('.why-not').waitFor();
  expect(await leaks(page, language), 'a refusal').toEqual([]);
  await page.locator('.why-not .clause').click();
  await page.getByRole('complementary', { name: own['table.rules-title'] }).waitFor();
  expect(await leaks(page, language), 'the rules').toEqual([]);

  await button('table.settings').click();
  await page.getByRole('complementary', { name: own['table.settings'] }).waitFor();
  expect(await leaks(page, language), 'the settings').toEqual([]);
  await button('table.concede').click();
  await page.getByRole('alertdialog').getByRole('button', { name: own['table.concede'] }).click();
  await page.getByText(own['home.result.proof'] ?? '').waitFor();
  expect(await leaks(page, language), 'the result').toEqual([]);
  await page.context().close();
});

test.each(LANGUAGES)('%s is spoken on every page of a tournament', TEST, async (language) => {
  const own = messagesIn(language);
  const page = await table.visit({ locale: language }, own['home.new.start']);
  await openEvent(page, table.home(), halfPlayed());
  await page.getByRole('region', { name: own['tournament.tab-set-up'] ?? '' }).waitFor();
  expect(await leaks(page, language), 'the round').toEqual([]);
  for (const part of ['standings', 'bracket', 'log', 'export']) {
    await page.getByRole('button', { name: own[`tournament.tab-${part}`], exact: true }).click();
    expect(await leaks(page, language), part).toEqual([]);
  }
  await page.getByRole('button', { name: own['tournament.tab-standings'], exact: true }).click();
  await page.getByRole('link', { name: 'Bao' }).click();
  await page.getByRole('heading', { name: 'Bao' }).waitFor();
  expect(await leaks(page, language), 'the page of a player').toEqual([]);
  await page.getByRole('button', { name: own['tournament.tab-rules'], exact: true }).click();
  expect(await leaks(page, language), 'the rules').toEqual([]);
  await page.context().close();
});

const PHONE = { width: 390, height: 844 };

test.each(LANGUAGES)('a campaign is told in %s on a phone', TEST, async (language) => {
  const own = messagesIn(language);
  const touch = { viewport: PHONE, hasTouch: true, isMobile: true };
  const page = await table.visit({ locale: language, ...touch }, own['home.new.start']);
  const tap = (selector: string) => page.locator(selector).tap();
  const told = async (screen: string) => {
    expect(await leaks(page, language), screen).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth'), screen).toBe(PHONE.width);
  };
  await page.goto(`${table.home()}campaign`);
  await tap('.options summary');
  await page.locator('.options [type=checkbox]').last().tap();
  await told('a new campaign');
  await tap('.new-campaign [type=submit]');
  await tap('.next-game summary');
  await page.locator('.typed-result [type=radio]').first().tap();
  await page.locator('.typed-result select').first().selectOption('HERO');
  await tap('.typed-result [type=submit]');
  await page.locator('.after-game').waitFor();
  await told('after a game');
  await tap('.result-foot .button-primary');
  await page.locator('[data-ware]').first().waitFor();
  await told('recruiting');
  await page.goBack();
  await page.locator('.result-foot .button').last().tap();
  await page.locator('.history tbody tr').waitFor();
  await told('a campaign');
  await page.locator('.campaign-give-up .button').last().tap();
  await page.locator('.campaign-give-up .button:not(.button-plain)').first().tap();
  await page.locator('.years').waitFor();
  await told('the end of a campaign');
  await page.context().close();
});

test('the language changes in play', TEST, async () => {
  const page = await table.visit();
  await startButton(page).click();
  await prompt(page, english['decision.setup']).waitFor();
  const choice = page.getByRole('banner').getByRole('combobox');
  for (const language of [...LANGUAGES, 'en'] as const) {
    await choice.selectOption(language);
    await prompt(page, messagesIn(language)['decision.setup']).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
  }
  await page.context().close();
});

test('the language of the browser comes first', TEST, async () => {
  const page = await table.visit({ locale: 'fr-CH' }, 'Commencer la partie');
  expect(await page.locator('html').getAttribute('lang')).toBe('fr');
  await page.context().close();
});

import fs from 'node:fs';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  cellOf,
  clickHex,
  commit,
  DENS,
  endInvaderPhases,
  endPhase,
  openEvent,
  openPosition,
  prompt,
  startAndSetUp,
  startButton,
  TEST,
  useTable,
} from './browser.ts';
import { halfPlayed } from './positions/events.ts';
import { TWO_BATTLES } from './positions/two-battles.ts';

/** As much of a page as these tests read. */
interface Element {
  readonly className: string;
  readonly parentElement: Element | null;
  readonly scrollWidth: number;
  readonly clientWidth: number;
  readonly childNodes: Iterable<{ readonly nodeName: string; readonly textContent: string | null }>;
  closest(selector: string): Element | null;
  querySelectorAll(selector: string): Iterable<Element>;
  getBoundingClientRect(): { readonly left: number; readonly right: number };
}
declare const document: {
  documentElement: Element & { dataset: Record<string, string>; style: { fontSize: string } };
  fonts: { readonly ready: Promise<unknown> };
  querySelectorAll(selector: string): Iterable<Element>;
};
declare const getComputedStyle: (element: Element) => { overflowX: string };
declare const axe: { run(where: ElementContext, how: RunOptions): Promise<AxeResults> };

const table = useTable();

const source = fs.readFileSync(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');

/** Everything that axe objects to. The hexes are looked at once: there are hundreds, and nothing is written on them. */
async function violations(page: Page, how: RunOptions, hexes: boolean): Promise<string[]> {
  // Each new page needs it once.
  if (!(await page.evaluate("'axe' in globalThis"))) await page.evaluate(source);
  return page.evaluate(
    async ([options, exclude]) => {
      const found = await axe.run({ exclude }, { resultTypes: ['violations'], ...options });
      return found.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
      );
    },
    [how, hexes ? ['none'] : ['.board-cells']] as const,
  );
}

/** The figures on a counter are no text of the button it lies on: they are a picture, and its name says what it does. */
const PICTURES = { 'label-content-name-mismatch': { enabled: false } };

/** Looks at a screen in one set of colours, and at its contrast in the two others. */
async function noBarrier(page: Page, screen: string, hexes = false): Promise<void> {
  for (const theme of ['day', 'night', 'colourBlind']) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    const how: RunOptions = theme === 'day' ? { rules: PICTURES } : { runOnly: ['color-contrast'] };
    expect.soft(await violations(page, how, hexes && theme === 'day'), `${screen}, ${theme}`).toEqual([]);
  }
}

const tool = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Tools' }).getByRole('button', { name, exact: true }).click();

const drawer = (page: Page, name: string) => page.getByRole('complementary', { name }).waitFor();

/** An orc beside two infantry units, another one to join in: the open question is who attacks. */
const SKIRMISH = {
  phase: 'invader-melee',
  units: [
    { type: 'ORC', side: 'invader', hex: '0808' },
    { type: 'ORC', side: 'invader', hex: '0909' },
    { type: 'DRAGON', side: 'invader', hex: '0104', facing: 'N' },
    { type: 'INF', side: 'defender', hex: '0809' },
    { type: 'CAV', side: 'defender', hex: '1209' },
  ],
};

test('home has no barrier in any colours', TEST, async () => {
  const page = await table.visit();
  await page.getByText('Options', { exact: true }).click();
  await noBarrier(page, 'home');
  await page.context().close();
});

test('the editor of corrections has no barrier', TEST, async () => {
  const page = await table.visit();
  await page.goto(`${table.home()}corrections?game=dragon-pass`);
  await page.getByRole('button', { name: 'Combat: more' }).first().click();
  await page.getByText('1 change', { exact: true }).waitFor();
  await noBarrier(page, 'corrections');
  await page.getByRole('button', { name: 'Tables' }).click();
  await page.getByText('Red Moon', { exact: true }).click();
  await noBarrier(page, 'tables');
  await page.context().close();
});

test('neither campaigns nor tournaments have a barrier', TEST, async () => {
  const page = await table.visit();
  await page.goto(`${table.home()}campaign`);
  await page.getByRole('button', { name: 'Begin the campaign' }).waitFor();
  await page.getByText('Options', { exact: true }).click();
  await page.getByRole('checkbox', { name: 'Results may be typed in' }).check();
  await noBarrier(page, 'a new campaign');
  await page.getByRole('button', { name: 'Begin the campaign' }).click();
  for (let game = 1; game <= 5; game += 1) {
    await page.locator('summary', { hasText: `Type the result of game ${game}` }).click();
    await page.getByRole('radio', { name: 'You' }).check();
    await page.getByLabel('Trophies: You').selectOption('hero');
    await page.getByRole('button', { name: `Type the result of game ${game}` }).click();
    await page.getByRole('heading', { name: 'The city burns' }).waitFor();
    if (game === 1) await noBarrier(page, 'after a game');
    await page.getByRole('button', { name: 'Campaign page' }).click();
    if (game > 1) continue;
    await noBarrier(page, 'a campaign');
    await page.getByRole('button', { name: 'Recruit for game 2' }).click();
    await page.getByRole('button', { name: /^Add Dragon: / }).click();
    await page.getByRole('button', { name: /^Remove one: Dragon/ }).waitFor();
    await noBarrier(page, 'recruiting for a campaign');
    await page.goBack();
  }
  await page.getByRole('heading', { name: 'Esirien is yours' }).waitFor();
  await noBarrier(page, 'the end of a campaign');
  await page.goto(`${table.home()}event`);
  await page.getByPlaceholder('Names, one a line').fill('Aino\nBao\nChiara\nDagny');
  await page.getByRole('button', { name: 'Begin the tournament' }).click();
  await page.getByRole('region', { name: 'Set-up' }).waitFor();
  await noBarrier(page, 'the set-up of a tournament');
  await page.getByRole('button', { name: 'Draw round 1' }).click();
  await page.getByRole('button', { name: 'Tell the players' }).click();
  await page
    .getByRole('button', { name: /^enter:/ })
    .first()
    .click();
  await page.getByLabel('Victory points razed').fill('20');
  await noBarrier(page, 'a round');
  await openEvent(page, table.home(), halfPlayed());
  for (const part of ['Bracket', 'Standings']) {
    await page.getByRole('button', { name: part }).click();
    await noBarrier(page, part);
  }
  await page.getByRole('link', { name: 'Aino' }).click();
  await page.getByRole('heading', { name: 'Aino' }).waitFor();
  await noBarrier(page, 'the page of a player');
  await page.context().close();
});

test('buying an army has no barrier', TEST, async () => {
  const page = await table.visit();
  await page.getByRole('radio', { name: 'Planned points' }).check({ force: true });
  await page.getByRole('button', { name: 'Hot seat' }).click();
  await startButton(page).click();
  await page.getByRole('button', { name: /^Add wurm: / }).click();
  await page.getByRole('button', { name: /^Remove one: wurm/ }).waitFor();
  await noBarrier(page, 'a plan');
  await page.context().close();
});

test('recruiting in secret and the tutorial have no barrier', TEST, async () => {
  const page = await table.visit();
  await page.getByRole('radio', { name: 'Point choice' }).check({ force: true });
  await startButton(page).click();
  await page.getByRole('button', { name: /^Add wurm: / }).click();
  await page.getByRole('button', { name: /^Remove one: wurm/ }).waitFor();
  await noBarrier(page, 'an army');
  await page.goto(table.home());
  await page.getByRole('link', { name: /^Learn in 10 minutes/ }).click();
  await page.getByRole('region', { name: 'Tutorial' }).waitFor();
  await noBarrier(page, 'the tutorial');
  await page.context().close();
});

test('neither set-up nor play nor a book beside the board has a barrier', TEST, async () => {
  const page = await table.visit();
  await startButton(page).click();
  await prompt(page, 'Set up your units').waitFor();
  await noBarrier(page, 'set-up', true);
  await page.context().close();

  const later = await table.visit();
  await startAndSetUp(later);
  await clickHex(cellOf(later, DENS[0]));
  await later.getByRole('region', { name: 'Dragon 1' }).waitFor();
  await noBarrier(later, 'a unit chosen');
  await clickHex(cellOf(later, '1505'), 'right');
  await later.getByRole('region', { name: 'Why not?' }).waitFor();
  await noBarrier(later, 'a refusal');
  for (const book of ['Combat table', 'Terrain key', 'Help', 'Rules']) {
    await tool(later, book);
    await drawer(later, book);
    if (book === 'Rules') await later.getByRole('searchbox').fill('dragonfire');
    await noBarrier(later, book);
  }
  await later.getByRole('button', { name: 'Settings' }).click();
  await drawer(later, 'Settings');
  await noBarrier(later, 'settings');
  await later.context().close();
});

test('neither an attack nor the curtain nor the result nor the replay has a barrier', TEST, async () => {
  const page = await table.visit();
  await page.getByRole('button', { name: 'Hot seat' }).click();
  await openPosition(page, SKIRMISH);
  await prompt(page, 'Attack in melee').waitFor();
  await tool(page, 'Units');
  await drawer(page, 'Units');
  await noBarrier(page, 'units');
  await page.keyboard.press('Escape');
  await clickHex(cellOf(page, '0808'));
  await page.getByRole('region', { name: 'Orc 1' }).waitFor();
  await clickHex(cellOf(page, '0809'));
  await prompt(page, /^Who joins the attack/)
    .or(page.locator('[data-commit]'))
    .first()
    .waitFor();
  if (!(await prompt(page, /^Who joins the attack/).isVisible()))
    await page.locator('[data-commit]').first().click();
  await prompt(page, /^Who joins the attack/).waitFor();
  await noBarrier(page, 'an attack');
  await page.getByRole('button', { name: /^Roll/ }).first().click();
  await endInvaderPhases(page, () => endPhase(page));

  await page.getByRole('status').filter({ hasText: 'your turn' }).waitFor();
  await noBarrier(page, 'the word to whoever comes next');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Concede' }).click();
  await page.getByText('Fair dice').waitFor();
  await noBarrier(page, 'the result');
  await page.getByRole('button', { name: 'Watch replay' }).click();
  await page.getByRole('region', { name: 'Replay' }).waitFor();
  await noBarrier(page, 'the replay');
  await page.context().close();
});

test('neither the form of Dragon Pass nor its set-up has a barrier', TEST, async () => {
  const page = await table.visit();
  await page.getByRole('button', { name: 'Dragon Pass' }).click();
  await page.getByRole('radio', { name: 'Stemming the Tide' }).waitFor({ state: 'attached' });
  await page.getByText('Options', { exact: true }).click();
  await noBarrier(page, 'the form');
  await startButton(page).click();
  await prompt(page, /^Set up: /).waitFor();
  await noBarrier(page, 'set-up');
  await page.context().close();
});

test('neither a battle of Dragon Pass nor its books nor its result has a barrier', TEST, async () => {
  const page = await table.visit();
  await page.getByRole('button', { name: 'Hot seat' }).click();
  await openPosition(page, TWO_BATTLES);
  await prompt(page, 'Attack, or continue').waitFor();
  await clickHex(cellOf(page, '1910'));
  await page.keyboard.press('z');
  await page.getByRole('region', { name: 'Antelope Lancers' }).waitFor();
  await noBarrier(page, 'zones and duties');
  for (const book of ['Combat tables', 'Off the map']) {
    await tool(page, book);
    await drawer(page, book);
    await noBarrier(page, book);
  }
  await page.keyboard.press('Escape');
  await page.keyboard.press('t');
  await commit(page, 'Attack').click();
  await prompt(page, 'Battle for 1911: who fights?').waitFor();
  await page.keyboard.press('e');
  await prompt(page, /^Melee at 1911/).waitFor();
  await noBarrier(page, 'a battle');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Concede' }).click();
  await page.getByText('Fair dice').waitFor();
  await noBarrier(page, 'the result');
  await page.context().close();
});

/** The full game of Dragon Pass, with Sartar at the Dwarf’s Mine and the Empire at the Red Dragon. */
const PEOPLES = {
  game: 'dragon-pass',
  scenario: 'pass-7',
  options: { screening: false, events: false },
  active: 'lunar',
  phase: 'giants',
  turn: 1,
  moon: 'full',
  units: [
    { type: 'beat-pot-aelwrin', owner: 'lunar', hex: '1614' },
    { type: 'furthest-foot', owner: 'lunar', hex: '2809' },
    { type: 'dwarf', owner: null, hex: 'waiting' },
    { type: 'dragons', number: 1, owner: null, hex: 'waiting' },
    { type: 'foot-militia', owner: 'sartar', hex: '3524' },
  ],
  diplomacy: {
    incomes: ['lunar', 'sartar'].map((player) => ({ turn: 1, player, parts: [], points: 50 })),
  },
  frames: [
    { kind: 'segment', step: 1 },
    { kind: 'diplomacy', players: ['lunar', 'sartar'] },
  ],
};

test('neither the desk nor the powers of Dragon Pass nor its turns have a barrier', TEST, async () => {
  const page = await table.visit();
  await page.getByRole('button', { name: 'Hot seat' }).click();
  await openPosition(page, PEOPLES);
  await page.getByRole('region', { name: 'Diplomacy desk' }).waitFor();
  await noBarrier(page, 'the desk');
  await page.keyboard.press('o');
  await page.getByRole('heading', { name: 'Powers of the Pass' }).waitFor();
  await noBarrier(page, 'the powers');
  await page.getByRole('button', { name: /^Cragspider/ }).click();
  await page.getByText('Its abilities').waitFor();
  await noBarrier(page, 'a power');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.press('y');
  await page.getByRole('heading', { name: 'Turns and order' }).waitFor();
  await noBarrier(page, 'the turns');
  await page.context().close();
});

test(
  'neither claims nor emissaries nor visits nor powers before their use have a barrier',
  TEST,
  async () => {
    const page = await table.visit();
    await page.getByRole('button', { name: 'Hot seat' }).click();
    await openPosition(page, { ...PEOPLES, phase: 'alliances', turn: 2, frames: [] });
    await prompt(page, 'Seek alliances, or continue').waitFor();
    await noBarrier(page, 'alliances');
    await page.getByText(/^\d+ without a lead$/).click();
    await page.getByRole('button', { name: /^Claim Cragspider/ }).click();
    await page.getByText('No die is rolled.').waitFor();
    await noBarrier(page, 'a claim');
    await page.getByRole('button', { name: 'Not now' }).click();
    await page.getByRole('button', { name: 'Send an emissary: Red Dragon' }).click();
    await page.getByText('Emissary Table').waitFor();
    await noBarrier(page, 'an emissary');
    await page.getByRole('button', { name: 'Not now' }).click();
    await page.getByRole('button', { name: 'Visit the Dwarf' }).click();
    await page.getByText('Dwarf luck').waitFor();
    await noBarrier(page, 'a visit');
    await page.goto(table.home());
    await page.getByRole('button', { name: 'Hot seat' }).click();
    await openPosition(page, {
      ...PEOPLES,
      active: 'sartar',
      phase: 'exotics',
      turn: 3,
      units: [
        { type: 'wasps', owner: 'sartar', hex: '2819' },
        { type: 'line-cavalry', owner: 'lunar', hex: '2818' },
      ],
      frames: [],
    });
    await page.getByRole('button', { name: 'Release the Wasps' }).waitFor();
    await noBarrier(page, 'a power before its use');
    await page.context().close();
  },
);

/** What runs out of the window, or is cut off, once the text is twice as large. */
async function tooLarge(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    document.documentElement.style.fontSize = '200%';
    await document.fonts.ready;
    const speaks = ({ childNodes }: Element) =>
      [...childNodes].some(({ nodeName, textContent }) => nodeName === '#text' && textContent?.trim() !== '');
    const sticksOut = (inner: Element, outer: Element) =>
      speaks(inner) &&
      // Options of a closed list have a place of their own in newer browsers, and are not seen there.
      inner.closest('.visually-hidden, .board, svg, select') === null &&
      (inner.getBoundingClientRect().right > outer.getBoundingClientRect().right + 1 ||
        inner.getBoundingClientRect().left < outer.getBoundingClientRect().left - 1);
    /** The nearest element around that cuts or scrolls. */
    const scroller = (inner: Element): Element | null => {
      let outer = inner.parentElement;
      while (outer !== null && getComputedStyle(outer).overflowX === 'visible') outer = outer.parentElement;
      return outer;
    };
    const cut = [...document.querySelectorAll('body *')].filter(
      (element) =>
        element.closest('.visually-hidden, .board, svg') === null &&
        /hidden|clip/.test(getComputedStyle(element).overflowX) &&
        ((element.scrollWidth > element.clientWidth + 1 && speaks(element)) ||
          [...element.querySelectorAll('*')].some(
            (inner) => scroller(inner) === element && sticksOut(inner, element),
          )),
    );
    const wide = [document.documentElement].filter(
      ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
    );
    return [...cut, ...wide].map(
      ({ className, scrollWidth, clientWidth }) => `${className}: ${scrollWidth} in ${clientWidth}`,
    );
  });
}

test.each([
  ['a large screen', { viewport: { width: 1440, height: 900 } }],
  ['a phone', { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }],
])('text of twice the size fits on %s', TEST, async (_, device) => {
  const page = await table.visit({ ...device, locale: 'de' }, 'Partie beginnen');
  expect.soft(await tooLarge(page), 'home').toEqual([]);
  await page.getByRole('button', { name: 'Hotseat', exact: true }).click();
  await openPosition(page, SKIRMISH);
  await prompt(page, 'Greif im Nahkampf an').waitFor();
  expect.soft(await tooLarge(page), 'the table').toEqual([]);
  await page.keyboard.press('e');
  await page.keyboard.press('e');
  await page.getByRole('status').filter({ hasText: 'Du bist dran' }).waitFor();
  expect.soft(await tooLarge(page), 'the word to whoever comes next').toEqual([]);
  await page.goto(table.home());
  await page.getByRole('button', { name: 'Hotseat', exact: true }).click();
  await openPosition(page, TWO_BATTLES);
  await prompt(page, 'Greif an oder mach weiter').waitFor();
  await page.getByRole('button', { name: 'Nächste Einheit' }).first().click();
  await page.keyboard.press('t');
  await page.locator('[data-commit]').first().click();
  await prompt(page, /^Schlacht um 1911: Wer kämpft/).waitFor();
  expect.soft(await tooLarge(page), 'a battle').toEqual([]);
  await page.context().close();
});

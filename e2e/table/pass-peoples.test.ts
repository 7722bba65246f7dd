import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  cellOf,
  clickHex,
  commit,
  goals,
  hexOf,
  openPosition,
  PATIENCE,
  prompt,
  TEST,
  useTable,
} from './browser.ts';

const table = useTable();

/** The first game-turn of the full game, before points are shared out. */
const POSITION = {
  game: 'dragon-pass',
  scenario: 'pass-7',
  options: { screening: false, events: false },
  active: 'lunar',
  phase: 'giants',
  moon: 'full',
  units: [
    { type: 'beat-pot-aelwrin', owner: 'lunar', hex: '1614' },
    { type: 'line-cavalry', owner: 'lunar', hex: '1910' },
    { type: 'sir-ethilrist', owner: null, hex: 'waiting' },
    { type: 'black-horse-troops', owner: null, hex: 'waiting' },
    { type: 'foot-militia', owner: 'sartar', hex: '3524' },
  ],
  diplomacy: {
    incomes: [
      { turn: 1, player: 'lunar', parts: [], points: 50 },
      { turn: 1, player: 'sartar', parts: [], points: 50 },
    ],
  },
  frames: [
    { kind: 'segment', step: 1 },
    { kind: 'diplomacy', players: ['lunar', 'sartar'] },
  ],
};

const rows = (page: Page, people: string) => page.getByRole('spinbutton', { name: new RegExp(`^${people}`) });
const desk = (page: Page) => page.getByRole('region', { name: 'Diplomacy desk' });

test(
  'points are shared out by keyboard and mouse, each desk behind a curtain; a claim wins an ally, who is set up',
  TEST,
  async () => {
    const page = await table.visit();
    await page.getByRole('button', { name: 'Hot seat' }).click();
    await openPosition(page, POSITION);
    await prompt(page, 'Share out your diplomacy points').waitFor();
    await desk(page).waitFor();
    const seal = page.getByRole('button', { name: 'Seal my points' });
    expect(await seal.getAttribute('aria-disabled')).toBe('true');

    // A number is typed; arrows give more, and = all that is left to the next people.
    await rows(page, 'Sir Ethilrist').focus();
    for (const key of ['2', '5', 'Shift+ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
    await expect.poll(() => rows(page, 'Sir Ethilrist').getAttribute('aria-valuenow')).toBe('31');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('=');
    await expect.poll(() => rows(page, 'Cragspider').getAttribute('aria-valuenow')).toBe('19');
    expect(await rows(page, 'Sir Ethilrist').getAttribute('aria-valuetext')).toBe(
      'You had 0, give 31, then 31. Sartar can hold 0 to 50. Granted at 6 or fewer.',
    );
    // What was laid out last is taken back, and laid out again by mouse.
    await page.keyboard.press('u');
    await expect.poll(() => rows(page, 'Cragspider').getAttribute('aria-valuenow')).toBe('0');
    await page.getByRole('button', { name: '1 point more: Androgeus' }).click();
    await rows(page, 'Cragspider').focus();
    await page.keyboard.press('=');
    await page.keyboard.press('e');

    await page.getByRole('heading', { name: 'Sartar', exact: true }).waitFor();
    await page.getByText('the other desk, until the game is over').waitFor();
    // The sign on its pennon is drawn, though there is no board on the page.
    expect(await page.evaluate("document.querySelector('.standard use').getBBox().width")).toBeGreaterThan(0);
    await page.getByRole('button', { name: /^Sartar: show/ }).click();
    await prompt(page, 'Share out your diplomacy points').waitFor();
    await page.getByText('The Empire has sealed its points.').waitFor();
    await rows(page, 'Exiles').focus();
    await page.keyboard.press('=');
    await seal.click();

    await page.getByRole('button', { name: /^Lunar Empire: show/ }).click();
    await prompt(page, 'Seek alliances, or continue').waitFor();
    await page.getByRole('button', { name: 'Claim Sir Ethilrist with 31' }).click();
    await page.getByText('No die is rolled.').waitFor();
    await page.getByRole('button', { name: 'Claim with 31' }).click();
    await page.getByRole('region', { name: 'Alliance granted' }).waitFor();
    await prompt(page, /^Set up: /).waitFor();
    const first = goals(page, /Here: Set up/).first();
    await first.waitFor({ state: 'attached' });
    const hex = await hexOf(first);
    await clickHex(first);
    await commit(page, 'Set up').click();
    await expect
      .poll(() => cellOf(page, hex).getAttribute('aria-label'), { timeout: PATIENCE })
      .toMatch(/Sir Ethilrist|Black Horse Troop/);
    await page.context().close();
  },
);

test(
  'on a phone the desk has all of it: one people is open at a time, and the seal stays in reach',
  TEST,
  async () => {
    const page = await table.visit({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await page.getByRole('button', { name: 'Hot seat' }).tap();
    await openPosition(page, POSITION);
    await desk(page).waitFor();
    await page.getByRole('button', { name: /^Sir Ethilrist lead 25/ }).tap();
    const more = page.getByRole('button', { name: 'Sir Ethilrist: +5' });
    for (let taps = 0; taps < 10; taps += 1) await more.tap();
    await desk(page).getByText('Granted at 25 or fewer.', { exact: true }).waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
    await page.getByRole('button', { name: 'Seal my points' }).tap();
    await page.getByRole('button', { name: /^Sartar: show/ }).waitFor();
    await page.context().close();
  },
);

/** Units of Sartar at the Dwarf's Mine and the Ivory Plinth, a magician among them. */
const VISITS = {
  ...POSITION,
  active: 'sartar',
  phase: 'alliances',
  turn: 3,
  units: [
    { type: 'foot-militia', owner: 'sartar', hex: '2809' },
    { type: 'dwarf', owner: null, hex: 'waiting' },
    { type: 'stone-men', owner: null, hex: 'waiting' },
    { type: 'eaglebrown-warlocks', owner: 'sartar', hex: '2802' },
    { type: 'foot-militia', number: 2, owner: 'sartar', hex: '2802' },
    { type: 'tusk-riders', owner: null, hex: 'waiting' },
    { type: 'line-cavalry', owner: 'lunar', hex: '2818' },
    { type: 'puppeteer-troupe', owner: null, hex: 'waiting' },
    { type: 'foot-militia', number: 3, owner: 'sartar', hex: '2308' },
  ],
  stacks: [{ hex: '2802', units: [3, 4] }],
  lots: { hexes: ['2308'], found: true },
  frames: [],
};

test(
  'DP-16.7.1-a DP-16.13.1-d DP-16.17-d: a visit says what the dice bring, and what the Dwarf has left',
  TEST,
  async () => {
    const page = await table.visit();
    await page.getByRole('button', { name: 'Hot seat' }).click();
    await openPosition(page, VISITS);
    await prompt(page, 'Seek alliances, or continue').waitFor();
    const doors = page.getByRole('region', { name: 'Other ways to win a power' });
    await doors.getByRole('button', { name: 'Visit the Dwarf' }).click();
    const dwarf = page.getByRole('region', { name: 'Visit the Dwarf' });
    // A Stone Man on 2 and 3, and one of them is left; on 4 and 5 there is neither cannon nor transformer.
    await expect
      .poll(() => dwarf.locator('.outcomes li').allTextContents())
      .toEqual(['17% alliance ', '33% nothing left ', '33% Stone Man 1 left', '17% emissary slain ']);
    await dwarf.getByRole('button', { name: 'Not now' }).click();
    // Where the Puppeteers have been found, the die is that of an emissary.
    expect(await doors.getByRole('button', { name: 'Search' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Send an emissary: Puppeteers' }).click();
    const troupe = page.getByRole('region', { name: 'Send an emissary: Puppeteers' });
    await troupe.getByText('33%').waitFor();
    await troupe.getByRole('button', { name: 'Not now' }).click();
    await doors.getByRole('button', { name: 'Sacrifice' }).click();
    const plinth = page.getByRole('region', { name: 'Sacrifice to the Tusk Riders' });
    await plinth.getByText('67%').waitFor();
    await plinth.getByRole('button', { name: 'Sacrifice Foot Militia 2 to the Tusk Riders' }).click();
    await expect.poll(() => cellOf(page, '2802').getAttribute('aria-label')).not.toMatch(/Foot Militia/);
    await page.context().close();
  },
);

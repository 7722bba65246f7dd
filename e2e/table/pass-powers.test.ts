import { expect, test } from 'vitest';
import {
  cellOf,
  clickHex,
  commit,
  goals,
  logLines,
  openPosition,
  prompt,
  TEST,
  useTable,
} from './browser.ts';

const table = useTable();

/** Argrath and the Stormwalkers lie under militia in 3121; two Lunar stacks stand by the river, militia of Sartar in 3123. */
const STORMY = {
  game: 'dragon-pass',
  scenario: 'pass-5',
  active: 'sartar',
  phase: 'movement',
  turn: 2,
  moon: 'empty-half',
  units: [
    { type: 'foot-militia', owner: 'sartar', hex: '3121' },
    { type: 'stormwalkers', owner: 'sartar', hex: '3121' },
    { type: 'prince-argrath', owner: 'sartar', hex: '3121' },
    { type: 'stormwalkers-spirit', owner: 'sartar', hex: 'box' },
    { type: 'foot-militia', number: 2, owner: 'sartar', hex: '3123' },
    { type: 'heavy-cavalry', owner: 'lunar', hex: '3119' },
    { type: 'line-cavalry', owner: 'lunar', hex: '3018' },
  ],
  stacks: [{ hex: '3121', units: [0, 1, 2] }],
};

test(
  'by keyboard another unit is chosen where the chosen one could go, Argrath shown, and a storm raised',
  TEST,
  async () => {
    const page = await table.visit();
    const { keyboard } = page;
    const goTo = async (hex: string) => {
      await keyboard.press('g');
      await keyboard.type(hex);
      await keyboard.press('Enter');
    };
    const card = (name: string) => page.getByRole('region', { name, exact: true });
    await page.getByRole('button', { name: 'Hot seat' }).click();
    await openPosition(page, STORMY);
    await prompt(page, 'Move your units').waitFor();

    // The map comes along to where the number is.
    await goTo('0404');
    await expect
      .poll(async () => {
        const box = await cellOf(page, '0404').boundingBox();
        return box !== null && box.x > 0 && box.y > 80 && box.x < 1000 && box.y < 800;
      })
      .toBe(true);
    // S chooses the next one in the hex each time; Enter would send the militia there.
    await goTo('3123');
    await keyboard.press('s');
    await card('Foot Militia 2').waitFor();
    await goTo('3121');
    await commit(page, 'Move').waitFor();
    for (const name of ['Foot Militia 1', 'Stormwalkers', 'Prince Argrath']) {
      await keyboard.press('s');
      await card(name).waitFor();
    }
    await card('Prince Argrath')
      .getByText('Once revealed, everyone knows his hex', { exact: false })
      .waitFor();
    await card('Prince Argrath').getByRole('button', { name: 'Reveal: Prince Argrath' }).click();
    await commit(page, 'Reveal').click();
    await logLines(page).filter({ hasText: 'Prince Argrath is revealed at 3121' }).waitFor();

    await keyboard.press('e');
    await page.getByRole('alertdialog').waitFor();
    await keyboard.press('e');
    await prompt(page, 'Use exotic abilities, or continue').waitFor();
    await page.getByRole('button', { name: 'Raise a storm', exact: true }).click();
    await goTo('3119');
    await commit(page, 'Raise a storm').waitFor();
    const ring = page
      .locator('.command')
      .getByText('In the six adjacent hexes, other players’ units', { exact: false });
    expect(await ring.count()).toBe(0);
    await keyboard.press('Enter');
    await ring.waitFor();
    await keyboard.press('Enter');
    await page.getByText('Pass the screen to').waitFor();
  },
);

/** The Earth-shakers' Cult in 1010 with its spirit; the Empire is far away. */
const SHAKING = {
  game: 'dragon-pass',
  scenario: 'pass-6',
  active: 'independents',
  phase: 'exotics',
  turn: 2,
  units: [
    { type: 'earth-shakers-cult', owner: 'independents', hex: '1010' },
    { type: 'earth-shakers-cult-spirit', owner: 'independents', hex: 'box' },
    { type: 'heavy-cavalry', owner: 'lunar', hex: '3119' },
  ],
};

test('DP-16.8-c: a fracture is drawn by ear: each hex it can run through next says so', TEST, async () => {
  const page = await table.visit();
  await page.getByRole('button', { name: 'Hot seat' }).click();
  await openPosition(page, SHAKING);
  await prompt(page, 'Use exotic abilities, or continue').waitFor();
  await page.getByRole('button', { name: 'Earthquake: one fracture line of 8 hexes' }).click();
  await prompt(page, 'Where does the earth break?').waitFor();
  await goals(page, /^0905.*Here: Draw the fracture/).waitFor({ state: 'attached' });
  await clickHex(cellOf(page, '0907'));
  await page.getByRole('button', { name: 'The fracture runs through 0907' }).waitFor();
  await clickHex(cellOf(page, '0905'));
  await page.getByRole('button', { name: 'The fracture runs through 0905' }).click();
  // Next to the first hex and nowhere else.
  const next = goals(page, /Here: Draw the fracture/);
  await expect.poll(() => next.count()).toBe(6);
  const labels = await next.evaluateAll((cells) =>
    cells.map((cell) => cell.getAttribute('aria-label') ?? ''),
  );
  expect(labels.map((label) => label.slice(0, 4)).sort()).toEqual([
    '0804',
    '0805',
    '0904',
    '0906',
    '1004',
    '1005',
  ]);
  await page.context().close();
});

/** A city of the dragonewts: three of them lie on the Earth-shaker’s Cult. */
const ROAD = {
  game: 'dragon-pass',
  scenario: 'pass-6',
  active: 'independents',
  phase: 'movement',
  turn: 2,
  units: [
    { type: 'beaked-dragonewts', owner: 'independents', hex: '2913' },
    { type: 'dragonewt-priests', owner: 'independents', hex: '2913' },
    { type: 'inhuman-king', owner: 'independents', hex: '2913' },
    { type: 'earth-shakers-cult', owner: 'independents', hex: '2913' },
    { type: 'heavy-cavalry', owner: 'lunar', hex: '1020' },
  ],
  stacks: [{ hex: '2913', units: [0, 1, 2, 3] }],
};

test('DP-16.5.3-a: a whole stack takes a dragonewt road; who is no dragonewt stays', TEST, async () => {
  const page = await table.visit();
  await page.getByRole('button', { name: 'Hot seat' }).click();
  await openPosition(page, ROAD);
  await prompt(page, 'Move your units').waitFor();
  await clickHex(cellOf(page, '2913'));
  await goals(page, /^1918.*Here: Dragonewt road/).waitFor({ state: 'attached' });
  await page.keyboard.press('w');
  await page.getByRole('button', { name: 'Whole stack', pressed: true }).waitFor();
  await page.keyboard.press('g');
  await page.keyboard.type('1918');
  await page.keyboard.press('Enter');
  await page.locator('.command').getByText('Left behind: Earth-shaker’s Cult').waitFor();
  // Whoever listens is told so too.
  await page
    .locator('[aria-live]')
    .filter({ hasText: 'Left behind: Earth-shaker’s Cult.' })
    .waitFor({ state: 'attached' });
  for (const _ of ['hold', 'do']) await page.keyboard.press('Enter');
  await goals(page, /^1918.*Stack of 3, from the top down.*Beaked.*Priest.*King/).waitFor({
    state: 'attached',
  });
  await goals(page, /^2913.*Earth-shaker’s Cult/).waitFor({ state: 'attached' });
  await page.context().close();
});

/** The Transformer in one stack with the Earth-shakers: a doubling and an earthquake can be had in one phase. */
const ALCHEMY = {
  game: 'dragon-pass',
  scenario: 'pass-8',
  active: 'tarsh',
  phase: 'exotics',
  moon: 'black',
  units: [
    { type: 'alchemical-transformer', owner: 'tarsh', hex: '2010' },
    { type: 'earth-shakers-cult', owner: 'tarsh', hex: '2010' },
    { type: 'earth-shakers-cult-spirit', owner: 'tarsh', hex: 'box' },
    { type: 'foot-militia', owner: 'sartar', hex: '2028' },
    { type: 'furthest-foot', owner: 'lunar', hex: '2020' },
  ],
  stacks: [{ hex: '2010', units: [0, 1] }],
};

test('DP-16.7.2-a: a tile says what it doubles; no digit stands for a quake too', TEST, async () => {
  const page = await table.visit();
  await page.getByRole('button', { name: 'Hot seat' }).click();
  await openPosition(page, ALCHEMY);
  await prompt(page, 'Use exotic abilities, or continue').waitFor();
  await page.getByRole('button', { name: 'Earthquake: one fracture line of 8 hexes' }).waitFor();
  const doublings = page.getByRole('group', { name: 'Double' }).getByRole('button');
  expect(await doublings.locator('small').allTextContents()).toEqual(['MgF ×2', 'RF ×2']);
  const digits = page.locator('#prompt .key:visible').filter({ hasText: /^\d$/ });
  expect(await digits.allTextContents()).toEqual(['1', '2']);
  await page.keyboard.press('2');
  await logLines(page).filter({ hasText: 'doubles the range' }).waitFor();
  await page.context().close();
});

/** Cragspider beside Sartar's own cult and a Lunar unit, the Wasps beside another. */
const FIRE = {
  game: 'dragon-pass',
  scenario: 'pass-7',
  options: { screening: false, events: false },
  active: 'sartar',
  phase: 'exotics',
  turn: 3,
  moon: 'full',
  diplomacy: { allied: [{ turn: 1, player: 'sartar', people: 'cragspider' }] },
  units: [
    { type: 'cragspider', owner: 'sartar', hex: '2416' },
    { type: 'cragspider-spirit', owner: 'sartar', hex: 'box' },
    { type: 'wasps', owner: 'sartar', hex: '2819' },
    { type: 'foot-militia', owner: 'sartar', hex: '2518' },
    { type: 'furthest-foot', owner: 'lunar', hex: '2318' },
    { type: 'line-cavalry', owner: 'lunar', hex: '2818' },
  ],
};

test(
  'DP-16.2-c DP-16.2-d: the Pillar of Fire and the Wasps say who is struck before they are used',
  TEST,
  async () => {
    const page = await table.visit();
    await page.getByRole('button', { name: 'Hot seat' }).click();
    await openPosition(page, FIRE);
    await prompt(page, 'Use exotic abilities, or continue').waitFor();
    const wasps = page
      .locator('.use')
      .filter({ has: page.getByRole('button', { name: 'Release the Wasps' }) });
    await wasps.getByText('The Empire: Whipstock').waitFor();
    await page.getByRole('button', { name: 'Pillar of Fire' }).click();
    for (const key of ['g', '2', '4', '1', '7', 'Enter', 'Enter']) await page.keyboard.press(key);
    const command = page.locator('.command');
    await command.getByText('Yours: Foot Militia 1').waitFor();
    await page.keyboard.press('x');
    await command.getByText('The Empire: 1st Furthest Foot').waitFor();
    await commit(page, 'Pillar of Fire').click();
    await cellOf(page, '2518')
      .and(page.getByLabel(/Foot Militia/))
      .waitFor({ state: 'attached' });
    await expect.poll(() => cellOf(page, '2318').getAttribute('aria-label')).not.toMatch(/Furthest Foot/);
    await page.context().close();
  },
);

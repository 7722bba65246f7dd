import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { cellOf, clickHex, commit, endPhase, logLines, prompt, TEST, useTable } from './browser.ts';
import { coach, next, stepOf } from './coach.ts';

const table = useTable();

const atStep = stepOf(34);

async function begin(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Learn in 10 minutes' }).click();
  await atStep(page, 1);
}

/** Chooses a hex, which shows what would happen, and does there what is asked by the button of the preview. */
async function doAt(page: Page, hex: string, verb: string, then: number): Promise<void> {
  await clickHex(cellOf(page, hex));
  const held = page.locator('.command[data-held=true]');
  await held.waitFor();
  // Where the hex offers several things, one is chosen first.
  const other = held.locator('.others').getByRole('button', { name: verb });
  if (await other.isVisible()) await other.click();
  await held.locator('[data-commit]').click();
  await atStep(page, then);
}

test('the whole lesson is learnt by mouse, and ends with a victory', TEST, async () => {
  const page = await table.visit();
  await begin(page);
  await next(page);

  await atStep(page, 2);
  await cellOf(page, '0907').hover({ force: true });
  await page.mouse.wheel(0, -240);
  await atStep(page, 3);
  await next(page);
  await atStep(page, 4);
  await clickHex(cellOf(page, '0805'));
  await page.getByRole('region', { name: 'Archers' }).waitFor();
  await atStep(page, 5);
  await clickHex(cellOf(page, '0605'));
  await atStep(page, 6);
  await next(page);

  await atStep(page, 7);
  await cellOf(page, '0606').hover({ force: true });
  await atStep(page, 8);
  await doAt(page, '0606', 'Walk', 9);
  await page.getByRole('button', { name: 'Undo' }).click();
  await atStep(page, 10);
  // What leads astray is declined, with a reason, and changes nothing.
  await endPhase(page);
  await coach(page).getByText('Not yet. You still have something to do this phase.').waitFor();
  expect(await logLines(page).count()).toBe(0);
  await doAt(page, '0606', 'Walk', 11);
  await clickHex(cellOf(page, '0707'), 'right');
  await atStep(page, 12);
  const bubble = page.getByRole('region', { name: 'Why not?' });
  await bubble.getByRole('button', { name: '2.5.5-e' }).click();
  const book = page.getByRole('complementary', { name: 'Rules' });
  await book.getByText('2.5.5-e', { exact: true }).waitFor();
  await book.getByRole('button', { name: 'Close' }).click();
  await atStep(page, 13);

  // A reload goes on where the lesson was.
  await page.reload();
  await atStep(page, 13);
  await page.getByRole('button', { name: 'Turn' }).click();
  await page.locator('.command').getByRole('button', { name: 'south-east' }).click();
  await commit(page, 'Turn').click();
  await atStep(page, 14);
  await doAt(page, '0707', 'Smash', 15);
  await doAt(page, '0707', 'Walk', 16);

  await next(page);
  await atStep(page, 17);
  await endPhase(page);
  await atStep(page, 18);
  await next(page);
  await atStep(page, 19);
  await clickHex(cellOf(page, '0708'));
  await atStep(page, 20);
  await commit(page, 'Strike').click();
  await atStep(page, 21);
  await logLines(page).filter({ hasText: 'Hero is wounded' }).first().waitFor();
  await next(page);

  await atStep(page, 23);
  for (const area of ['Head', 'Wings', 'Belly'])
    await page.getByRole('region', { name: 'Dragon' }).getByRole('button', { name: area }).click();
  await atStep(page, 25);
  await next(page);
  await atStep(page, 26);
  await page.getByRole('button', { name: 'Bound' }).click();
  await atStep(page, 27);
  await doAt(page, '1008', 'Bound', 28);
  await clickHex(cellOf(page, '1009'));
  await atStep(page, 29);
  await commit(page, 'Breathe fire').click();
  await atStep(page, 30);
  await page.getByRole('group', { name: /3 of 7/ }).waitFor();
  await next(page);

  await atStep(page, 32);
  await doAt(page, '1108', 'Walk', 33);
  await doAt(page, '1107', 'Overrun', 34);
  await page.getByRole('button', { name: 'Destroy the hex' }).first().click();
  await commit(page, 'Destroy the hex').click();

  await page.getByRole('heading', { name: 'You won' }).waitFor();
  await page.getByText('7 of 33 victory points razed by turn 3').waitFor();
  await page.getByRole('button', { name: 'Two Dragons against a bot' }).click();
  await prompt(page, 'Set up your units').waitFor();
  await page.context().close();
});

test(
  'the lesson on flying begins from the home screen: up over the wall, and no attack after it',
  TEST,
  async () => {
    const page = await table.visit();
    const at = stepOf(16);
    const more = page.getByRole('navigation', { name: 'More lessons' });
    expect(await more.getByRole('link').allInnerTexts()).toEqual(['Flying', 'Spells', 'Defending']);
    await more.getByRole('link', { name: 'Flying' }).click();
    await at(page, 1);
    await next(page);
    await at(page, 2);
    await page.getByRole('button', { name: 'Fly' }).click();
    await at(page, 3);
    await clickHex(cellOf(page, '0806'));
    await commit(page, 'Fly').click();
    await at(page, 4);
    await coach(page).getByText('neither breathes fire nor fights').waitFor();
    await next(page);
    // The city shoots, and the lesson goes on by itself; a reload goes on in the same lesson.
    await at(page, 6);
    await page.reload();
    await at(page, 6);
    await page.context().close();
  },
);

/** Presses keys one after the other. */
async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

test('the first turn of the lesson is learnt by keyboard alone', TEST, async () => {
  const page = await table.visit();
  await page.getByRole('link', { name: 'Learn in 10 minutes' }).focus();
  await press(page, 'Enter');
  await atStep(page, 1);
  // N leads to the card, Enter turns its page.
  await press(page, 'n', 'Enter');
  await atStep(page, 2);
  await press(page, 'b', '+');
  await atStep(page, 3);
  await press(page, 'n', 'Enter');
  await atStep(page, 4);
  await press(page, 'g');
  await page.keyboard.type('0805');
  await press(page, 'Enter', 'Enter');
  await atStep(page, 5);
  await press(page, 'Tab');
  await atStep(page, 6);
  await coach(page).getByText('This is your body.').waitFor();
  await press(page, 'n', 'Enter');

  await atStep(page, 7);
  await press(page, 'b', 'ArrowDown');
  await atStep(page, 8);
  await coach(page).getByText('Press Enter until the Dragon has walked.').waitFor();
  // The first Enter holds what is shown, the second does it.
  await press(page, 'Enter', 'Enter');
  await atStep(page, 9);
  await press(page, 'u');
  await atStep(page, 10);
  await press(page, 'ArrowUp', 'ArrowDown', 'Enter', 'Enter');
  await atStep(page, 11);
  await press(page, 'Shift+ArrowRight', '?');
  await atStep(page, 12);
  await press(page, '?');
  await page.getByRole('complementary', { name: 'Rules' }).waitFor();
  await press(page, 'Escape');
  await atStep(page, 13);
  const turn = page.getByRole('button', { name: /^Turn/ });
  await press(page, '6');
  await turn.and(page.locator('[data-commit]')).waitFor();
  const faced = page.locator('.command').getByText('south-east').first();
  for (let turns = 0; turns < 6 && !(await faced.isVisible()); turns += 1) await press(page, 'f');
  await press(page, 'Enter');
  await atStep(page, 14);
  await press(page, 'b', 'Shift+ArrowRight', 'Enter', 'Enter');
  await atStep(page, 15);
  await press(page, 'ArrowUp', 'ArrowDown', 'Enter', 'Enter');

  await atStep(page, 16);
  await press(page, 'n', 'Enter');
  await atStep(page, 17);
  await press(page, 'e');
  await atStep(page, 18);
  await press(page, 'n', 'Enter');
  await atStep(page, 19);
  await press(page, 't');
  await atStep(page, 20);
  await press(page, 'Enter');
  await atStep(page, 21);
  await page.context().close();
});

/** Waits until the card has found its place beside the map: a finger goes to what lies still. */
const cardLiesStill = (page: Page): Promise<unknown> =>
  page.evaluate(`new Promise((done) => {
    let [frames, last] = [0, ''];
    const look = () => {
      const { x, y } = document.querySelector('.coach').getBoundingClientRect();
      frames = last === x + ' ' + y ? frames + 1 : 0;
      last = x + ' ' + y;
      if (frames < 30) requestAnimationFrame(look);
      else done();
    };
    look();
  })`);

test('the lesson speaks German and lies on a phone', TEST, async () => {
  const page = await table.visit(
    { locale: 'de-DE', viewport: { width: 390, height: 844 }, hasTouch: true },
    'Partie beginnen',
  );
  await page.getByRole('link', { name: 'In 10 Minuten lernen' }).tap();
  const card = page.getByRole('region', { name: 'Einführungsspiel' });
  await card.getByText('Du bist ein Drache').waitFor();
  await page.locator('#prompt').waitFor();
  for (let step = 2; step <= 5; step += 1) {
    await cardLiesStill(page);
    await card.getByRole('button', { name: /^(Weiter|Für mich erledigen)$/ }).tap();
    await card.getByText(`Schritt ${step} von 34`, { exact: true }).waitFor();
  }
  await card.getByText('Tippe auf den Drachen in 0605.').waitFor();
  const dragon = await cellOf(page, '0605').boundingBox();
  const box = await card.boundingBox();
  if (dragon === null || box === null) throw new Error('the card and the dragon are on the screen');
  const apart = dragon.y + dragon.height <= box.y || box.y + box.height <= dragon.y;
  expect(apart).toBe(true);
  await page.touchscreen.tap(dragon.x + dragon.width / 2, dragon.y + dragon.height / 2);
  await card.getByText('Das ist dein Körper.').waitFor();
  await page.context().close();
});

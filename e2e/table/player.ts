import type { Page } from 'playwright-core';
import { PATIENCE } from './browser.ts';
import type { Hand } from './hands.ts';

/** What a player at the table sees, read from the page alone. */
export interface Sight {
  /** The result is on the screen. */
  readonly over: boolean;
  readonly turn: number;
  readonly mine: boolean;
  /** Phase and question. */
  readonly moment: string;
  /** The hex of the unit that is chosen. */
  readonly at: string | null;
  readonly log: string;
  /** How many buttons answer the question. */
  readonly answers: number;
  /** An attack waits for its roll. */
  readonly attack: boolean;
  readonly joins: number;
  readonly previewed: boolean;
  /** The chosen unit stands on victory points and can destroy them. */
  readonly razes: boolean;
  /** Areas of a body among which damage is to be spread. */
  readonly areas: number;
  readonly tray: boolean;
  /** The game would answer the question itself. */
  readonly proposal: boolean;
  /** The chosen unit could take its stack along, and does not yet. */
  readonly alone: boolean;
  readonly canEnd: boolean;
  readonly asksEnd: boolean;
  /** The hexes that can be chosen or are worth something, as they are read out. */
  readonly cells: readonly string[];
}

const LOOK = `(() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const text = (selector) => document.querySelector(selector)?.textContent ?? '';
  const has = (selector) => document.querySelector(selector) !== null;
  return {
    over: has('main.result'),
    turn: Number(text('.turns [aria-current]')),
    mine: has('#prompt:not(.waiting)'),
    moment: text('#prompt .label') + ' ' + text('#prompt-title'),
    at: document.querySelector('[role=gridcell][aria-selected=true]')?.getAttribute('aria-label').slice(0, 4) ?? null,
    log: all('#log [data-line]').length + ' ' + all('#log [data-line]').map((line) => line.textContent).join(' '),
    answers: all('#prompt .answers button').length,
    attack: has('#prompt .attack [data-commit]'),
    joins: all('#prompt .attack .joins button').length,
    previewed: has('.command[data-held=true], #prompt > [data-commit]'),
    razes: has('#prompt [data-spot=mode-raze]'),
    areas: /^Spread/.test(text('#prompt-title')) ? all('.body-sheet [data-choice]').length : 0,
    tray: has('#prompt .tray'),
    proposal: has('#prompt [data-spot=proposal]:not([aria-disabled=true], [hidden])'),
    alone: all('#prompt .choices button').some((one) => one.textContent === 'Whole stack' && one.ariaPressed === 'false'),
    canEnd: has('#prompt [data-spot=end]'),
    asksEnd: has('#prompt [role=alertdialog]'),
    cells: all('[role=gridcell]').map((cell) => cell.getAttribute('aria-label')).filter((cell) => / Here: | VP|, fortress,/.test(cell)),
  };
})()`;

export const look = (page: Page): Promise<Sight> => page.evaluate<Sight>(LOOK);

const MOST_SIGHTS = 250;
/** As often the same may be asked in a row, with nothing new in the log. */
const MOST_REPEATS = 10;

/** Looks until what is seen is as wanted. */
async function until(page: Page, wanted: (sight: Sight) => boolean, what: string): Promise<Sight> {
  const began = Date.now();
  for (;;) {
    const sight = await look(page);
    if (wanted(sight)) return sight;
    if (Date.now() - began > PATIENCE)
      throw new Error(`never seen: ${what}; instead ${JSON.stringify({ ...sight, cells: [] })}`);
    await page.waitForTimeout(100);
  }
}

/** Labels follow the choice a little later: looks until two looks in a row are alike. */
async function settled(page: Page): Promise<Sight> {
  let before = '';
  for (let looks = 0; looks < MOST_SIGHTS; looks += 1) {
    const sight = await look(page);
    const now = JSON.stringify(sight);
    if (now === before) return sight;
    before = now;
    await page.waitForTimeout(220);
  }
  throw new Error(`the page never rests: ${before.slice(0, 500)}`);
}

/** Where something can be done, and what: the label of the hex ends with it. */
export const idOf = (cell: string): string => cell.slice(0, 4);
export const canDo = (cell: string): string => cell.split(' Here: ')[1] ?? '';

/** How a game is played, well enough to come to its end. */
export interface Ways {
  /** The moments in which units act one by one. */
  readonly acts: RegExp;
  /** The moments in which counters come onto the board from beside it. */
  readonly posts: RegExp;
  /** Where to set up a counter. */
  post(sight: Sight): string | undefined;
  /** Where the chosen unit acts now; null: better not. */
  choose(sight: Sight): string | null;
}

/** The hex that is worth most to the side that looks, if any is worth something. */
export function best({ cells, canEnd }: Sight, worth: (cell: string) => number): string | null {
  const [first] = cells
    .filter((cell) => canDo(cell) !== '')
    .map((cell) => ({ hex: idOf(cell), worth: worth(cell) }))
    // Where nothing can be left undone, anything offered will do.
    .filter((goal) => goal.worth >= 0 || !canEnd)
    .sort((a, b) => b.worth - a.worth);
  return first?.hex ?? null;
}

/** How far two hexes are from each other, by their numbers; every second column is pushed down by half a hex. */
export function distance(a: string, b: string, pushed: 'odd' | 'even'): number {
  const at = (hex: string) => {
    const column = Number(hex.slice(0, 2));
    return { column, row: Number(hex.slice(2)) - Math.floor((column + (pushed === 'even' ? 1 : 0)) / 2) };
  };
  const [from, to] = [at(a), at(b)];
  const [dx, dy] = [to.column - from.column, to.row - from.row];
  return Math.max(Math.abs(dx), Math.abs(dy), Math.abs(dx + dy));
}

/** Asks for a preview and does what it shows, if it was not done at once. */
async function act(page: Page, hand: Hand, ask: () => Promise<void>, before: Sight): Promise<void> {
  const happened = (sight: Sight) => sight.over || sight.log !== before.log || sight.moment !== before.moment;
  await ask();
  const asked = await until(page, (sight) => sight.previewed || happened(sight), 'a preview');
  if (!asked.previewed) return;
  await hand.commit(page);
  await until(page, happened, 'what was previewed');
}

/** Who looks at more units in one phase plays better, and longer. */
const MOST_LOOKS = 2;

/** Goes from unit to unit while there is something worth doing; then ends the phase. */
async function playPhase(page: Page, hand: Hand, ways: Ways): Promise<void> {
  const start = await look(page);
  const idle = new Set<string | null>();
  const looks = ways.acts.test(start.moment) || !start.canEnd ? MOST_LOOKS : 0;
  for (let looked = 0; looked < looks; looked += 1) {
    await hand.nextUnit(page);
    const sight = await settled(page);
    if (sight.over || sight.moment !== start.moment || idle.has(sight.at)) break;
    if (sight.alone) await hand.press(page, page.getByRole('button', { name: 'Whole stack' }));
    const hex = ways.choose(sight);
    if (sight.razes)
      await act(page, hand, () => hand.press(page, page.locator('[data-spot=mode-raze]')), sight);
    else if (hex === null) idle.add(sight.at);
    else await act(page, hand, () => hand.point(page, hex), sight);
    const now = await look(page);
    if (now.over || !now.mine || now.moment !== start.moment || now.attack || now.answers > 0) return;
  }
  // A panel that is still filling moves its buttons under the pointer.
  const last = await settled(page);
  if (last.mine && last.canEnd && last.moment === start.moment) await endPhase(page, hand, last);
}

async function endPhase(page: Page, hand: Hand, before: Sight): Promise<void> {
  await hand.end(page);
  // Where the other side does nothing, the turn alone has changed.
  const gone = (sight: Sight) =>
    sight.over || sight.turn !== before.turn || sight.moment !== before.moment || sight.log !== before.log;
  const asked = await until(page, (sight) => sight.asksEnd || gone(sight), 'the end of the phase');
  if (!asked.asksEnd) return;
  await hand.end(page);
  await until(page, gone, 'the end of the phase');
}

/** Counters set up by hand before the rest is placed at once. */
const BY_HAND = 2;

/** Plays on to the result. */
export const playToTheEnd = (page: Page, hand: Hand, ways: Ways): Promise<void> =>
  playUntil(page, hand, ways, () => false);

/** Plays on until the table shows what is wanted, or the result. */
export async function playUntil(
  page: Page,
  hand: Hand,
  ways: Ways,
  wanted: (sight: Sight) => boolean,
): Promise<void> {
  let placed = 0;
  let [before, repeats] = ['', 0];
  for (;;) {
    const sight = await until(page, ({ over, mine }) => over || mine, 'a question or the result');
    if (sight.over || wanted(sight)) return;
    const asked = JSON.stringify({ ...sight, cells: [] });
    repeats = asked === before ? repeats + 1 : 0;
    before = asked;
    if (repeats > MOST_REPEATS) throw new Error(`nobody knows an answer to ${asked}`);
    const changed = (now: Sight) => now.over || now.log !== sight.log || now.moment !== sight.moment;
    if (sight.attack) {
      if (sight.joins > 0) await hand.press(page, page.locator('.attack .joins button').first());
      else await hand.commit(page);
      await until(page, (now) => changed(now) || now.joins !== sight.joins, 'the roll');
    } else if (sight.areas > 0) {
      await hand.press(page, page.locator('.body-sheet [data-choice]').first());
      await until(page, changed, 'the wound');
    } else if (sight.answers > 0 && !sight.canEnd) {
      // The last: the defender, or no more of it.
      await hand.answer(page, sight.answers - 1);
      await until(page, changed, 'the answer');
    } else if (sight.tray && placed === BY_HAND && /Set up/.test(sight.moment)) {
      await hand.press(page, page.getByRole('button', { name: /^Set up the rest for me/ }));
      const confirm = page.getByRole('button', { name: 'Confirm setup' });
      await confirm.waitFor();
      await hand.press(page, confirm);
      await until(page, (now) => now.over || now.moment !== sight.moment, 'the whole army');
    } else if (sight.tray && ways.posts.test(sight.moment)) {
      const hex = ways.post(await settled(page));
      if (hex === undefined) throw new Error('there is no place for a counter');
      await act(page, hand, () => hand.point(page, hex), sight);
      placed += 1;
    } else if (sight.proposal) {
      await hand.propose(page);
      await until(page, changed, 'what was proposed');
    } else await playPhase(page, hand, ways);
  }
}

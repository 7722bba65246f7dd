import { type Crowd, crowd } from './crowd.ts';
import { GESTURES } from './gestures.ts';
import type { House, Sent } from './house.ts';
import { goHome, openPosition, placeOf, untilPlayable, untilSettled } from './playing.ts';
import { type Frames, quantile, recordFrames, timeClick, watchLongTasks } from './recorder.ts';
import { longestTask } from './tasks.ts';

interface Pair<T> {
  readonly table: T;
  readonly plain: T;
}

export interface Measured {
  readonly scenario: string;
  readonly counters: number;
  readonly frames: Readonly<Record<string, Pair<Frames>>>;
  /** The longest task of each gesture, in milliseconds of work, however busy the machine is. */
  readonly tasks: Readonly<Record<string, Pair<number>>>;
  /** Milliseconds by the unit that was clicked on; `plain` brings one new line to the plain page. */
  readonly select: { readonly units: Readonly<Record<string, number>>; readonly plain: number };
  readonly arrivals: Arrivals;
  readonly bot: { readonly seconds: number; readonly actions: number; readonly tasks: readonly number[] };
}

/** By where one arrives: at home, or straight at a game that lies on its table. */
export type Arrivals = Readonly<Record<string, Arrival>>;

export interface Arrival {
  readonly milliseconds: number;
  /** All that travelled for it, with nothing kept from before. */
  readonly sent: readonly Sent[];
}

export async function measure(house: House): Promise<Measured> {
  const arrivals = await measureArrivals(house);
  const board = crowd();
  const { frames, tasks, select } = await measureBoard(house, board);
  const bot = await measureBot(house);
  const { scenario, units } = board;
  return { scenario, counters: units.length, frames, tasks, select, arrivals, bot };
}

const GAMES = ['Dragon Rage', 'Dragon Pass'];

/** From nothing to the home screen; and from nothing to the table of each game. */
export async function measureArrivals(house: House): Promise<Arrivals> {
  const page = await house.visit();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const arrive = async (go: () => Promise<unknown>): Promise<Arrival> => {
    await devtools.send('Network.clearBrowserCache');
    house.sent();
    const began = performance.now();
    await go();
    const milliseconds = performance.now() - began;
    await untilSettled(page);
    return { milliseconds, sent: house.sent() };
  };
  const arrivals: Record<string, Arrival> = { home: await arrive(() => goHome(page, house)) };
  for (const game of GAMES) {
    await goHome(page, house);
    await page.getByRole('button', { name: game, exact: true }).click();
    await page.getByRole('button', { name: 'Start the game' }).click();
    await untilPlayable(page);
    arrivals[game] = await arrive(async () => {
      await page.reload();
      await untilPlayable(page);
    });
  }
  await page.context().close();
  return arrivals;
}

async function measureBoard(
  house: House,
  board: Crowd,
): Promise<Pick<Measured, 'frames' | 'tasks' | 'select'>> {
  const plain = await house.visitPlainPage();
  const page = await house.visit();
  await goHome(page, house);
  await openPosition(page, board.position);
  await page.keyboard.press('b');

  const frames: Record<string, Pair<Frames>> = {};
  for (const { name, perform } of GESTURES) {
    await plain.bringToFront();
    const base = await recordFrames(plain, () => perform(plain));
    await page.bringToFront();
    frames[name] = { table: await recordFrames(page, () => perform(page)), plain: base };
  }

  const tasks: Record<string, Pair<number>> = {};
  for (const { name, perform } of GESTURES) {
    await plain.bringToFront();
    const base = await longestTask(plain, () => perform(plain));
    await page.bringToFront();
    tasks[name] = { table: await longestTask(page, () => perform(page)), plain: base };
  }

  await page.keyboard.press('0');
  await page.waitForTimeout(1000);
  const units: Record<string, number> = {};
  for (const unit of chosen(board)) {
    const place = await placeOf(page, unit.hex);
    const time = await timeClick(page, place, '.board-range');
    if (time === null) console.error(`${unit.type} in ${unit.hex} has nothing to show`);
    else units[unit.type] = time;
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  }
  await plain.bringToFront();
  const presses: number[] = [];
  for (let i = 0; i < 7; i++) presses.push((await timeClick(plain, { x: 40, y: 32 }, 'p')) ?? 0);
  await page.context().close();
  await plain.context().close();
  return {
    frames,
    tasks,
    select: {
      units,
      plain: quantile(
        presses.sort((a, b) => a - b),
        0.5,
      ),
    },
  };
}

/** One of each kind of the side that moves. */
function chosen({ units }: Crowd): Crowd['units'] {
  const movers = units.filter(({ side }) => side === 'invader');
  return movers.filter(({ type }, i) => movers.findIndex((other) => other.type === type) === i);
}

const BOT_SECONDS = 12;

/** Two bots play each other while the page is watched. */
async function measureBot(house: House): Promise<Measured['bot']> {
  const page = await house.visit();
  await goHome(page, house);
  await page.getByRole('button', { name: 'Bots only' }).click();
  const tasks = await watchLongTasks(page);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await untilPlayable(page);
  await page.waitForTimeout(BOT_SECONDS * 1000);
  const actions = await page.getByRole('region', { name: 'Log' }).getByRole('listitem').count();
  const found = await tasks();
  await page.context().close();
  return { seconds: BOT_SECONDS, actions, tasks: found };
}

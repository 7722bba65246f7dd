import type { Crowd } from './crowd.ts';
import { GESTURES, MIDDLE } from './gestures.ts';
import type { House, Sent } from './house.ts';
import { passCrowd, passMultitude } from './pass-crowd.ts';
import { freePlaceNear, goHome, openPosition, placeOf, untilPlayable, untilSettled } from './playing.ts';
import { rageCrowd } from './rage-crowd.ts';
import { type Frames, quantile, recordFrames, timeClick, watchLongTasks } from './recorder.ts';
import { longestTask, workOfClick } from './tasks.ts';

interface Pair<T> {
  readonly table: T;
  readonly plain: T;
}

export interface Measured {
  readonly boards: readonly Board[];
  readonly arrivals: Arrivals;
  readonly bots: Readonly<Record<string, BotsPlay>>;
}

/** The board of a game with every counter on it. */
export interface Board extends Pick<Crowd, 'game' | 'scenario' | 'counters'> {
  readonly frames: Readonly<Record<string, Pair<Frames>>>;
  /** The longest task of each gesture, in milliseconds of work, however busy the machine is. */
  readonly tasks: Readonly<Record<string, Pair<number>>>;
  /** Milliseconds by the unit that was clicked on; `plain` brings one new line to the plain page. */
  readonly select: { readonly units: Readonly<Record<string, Selected>>; readonly plain: number };
}

/** From the click to the frame that shows where the unit can go, in milliseconds, and the page's work for it. */
interface Selected {
  readonly time: number;
  readonly work: number;
}

/** Two bots play each other: the lines of the log, the tasks of 50 ms or more, and the longest in milliseconds of work. */
export interface BotsPlay {
  readonly seconds: number;
  readonly actions: number;
  readonly tasks: readonly number[];
  readonly longest: number;
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
  const boards: Board[] = [];
  for (const crowd of [rageCrowd(), passCrowd(), passMultitude()])
    boards.push(await measureBoard(house, crowd));
  const bots: Record<string, BotsPlay> = {};
  for (const game of GAMES) bots[game] = await measureBots(house, game);
  return { boards, arrivals, bots };
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
    await page.getByRole('button', { name: 'Start game' }).click();
    await untilPlayable(page);
    arrivals[game] = await arrive(async () => {
      await page.reload();
      await untilPlayable(page);
    });
  }
  await page.context().close();
  return arrivals;
}

/** Milliseconds in which a player looks before he takes hold of the map; what no first screen needs comes meanwhile. */
const FIRST_LOOK = 4000;

async function measureBoard(house: House, crowd: Crowd): Promise<Board> {
  const { game, scenario, counters, position, taken, movers } = crowd;
  const plain = await house.visitPlainPage();
  const page = await house.visit();
  await goHome(page, house);
  await openPosition(page, position);
  await page.waitForTimeout(FIRST_LOOK);
  await page.keyboard.press('b');

  const hold = await freePlaceNear(page, MIDDLE, taken);
  const frames: Record<string, Pair<Frames>> = {};
  for (const { name, perform } of GESTURES) {
    await plain.bringToFront();
    const base = await recordFrames(plain, () => perform(plain));
    await page.bringToFront();
    frames[name] = { table: await recordFrames(page, () => perform(page, hold)), plain: base };
  }

  const tasks: Record<string, Pair<number>> = {};
  for (const { name, perform } of GESTURES) {
    await plain.bringToFront();
    const base = await longestTask(plain, () => perform(plain));
    await page.bringToFront();
    tasks[name] = { table: await longestTask(page, () => perform(page, hold)), plain: base };
  }

  await page.keyboard.press('0');
  await page.waitForTimeout(1000);
  const units: Record<string, Selected> = {};
  for (const [name, hex] of Object.entries(movers)) {
    const place = await placeOf(page, hex);
    const select = () => timeClick(page, place, '.board-range, .area');
    const leave = async () => {
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
    };
    const time = await select();
    await leave();
    if (time === null) console.error(`${name} in ${hex} has nothing to show`);
    else units[name] = { time, work: await workOfClick(page, select) };
    await leave();
  }
  await plain.bringToFront();
  const presses: number[] = [];
  for (let i = 0; i < 7; i++) presses.push((await timeClick(plain, { x: 40, y: 32 }, 'p')) ?? 0);
  await page.context().close();
  await plain.context().close();
  return {
    game,
    scenario,
    counters,
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

const BOT_SECONDS = 12;

/** Two bots play each other while the page is watched. */
async function measureBots(house: House, game: string): Promise<BotsPlay> {
  const page = await house.visit();
  await goHome(page, house);
  await page.getByRole('button', { name: game, exact: true }).click();
  await page.getByRole('button', { name: 'Bots only' }).click();
  await page.getByRole('button', { name: 'Start game' }).click();
  await untilPlayable(page);
  const tasks = await watchLongTasks(page);
  const longest = await longestTask(page, () => page.waitForTimeout(BOT_SECONDS * 1000));
  const actions = await page.getByRole('region', { name: 'Log' }).getByRole('listitem').count();
  const found = await tasks();
  await page.context().close();
  return { seconds: BOT_SECONDS, actions, tasks: found, longest };
}

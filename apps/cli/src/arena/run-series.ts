import {
  type ArenaReport,
  type DuelPair,
  type PlayedDuel,
  reportOn,
  type SprtState,
  scoreOf,
  sprt,
} from '@hexwyrm/bots';
import type { Referee } from './referees.ts';
import type { Series } from './series.ts';

/** Whether the first bot is better than the second. */
export interface TestReport extends SprtState {
  readonly bots: readonly [string, string];
  /** Pairs of games it took. */
  readonly pairs: number;
}

export interface SeriesReport extends ArenaReport {
  readonly test?: TestReport;
}

/** Plays what is left of the series, a game on each referee at a time. */
export async function runSeries(
  pairs: readonly DuelPair[],
  series: Series,
  referees: readonly Referee[],
  isOver: () => boolean,
): Promise<void> {
  const open = pairs.flat().filter((duel) => series.played(duel) === undefined);
  const lane = async (referee: Referee): Promise<void> => {
    for (let duel = open.shift(); duel !== undefined && !isOver(); duel = open.shift())
      series.add(await referee.play(duel));
  };
  try {
    await Promise.all(referees.map(lane));
  } finally {
    for (const referee of referees) referee.leave();
  }
}

/** The games of the pairs that are complete, in their order, up to the first that is not. */
function completed(pairs: readonly DuelPair[], series: Series): readonly (readonly PlayedDuel[])[] {
  const found: (readonly PlayedDuel[])[] = [];
  for (const pair of pairs) {
    const games = pair.flatMap((duel) => series.played(duel) ?? []);
    if (games.length < pair.length) break;
    found.push(games);
  }
  return found;
}

/** The report on the games played. */
export const reportSeries = (
  bots: readonly string[],
  pairs: readonly DuelPair[],
  series: Series,
): SeriesReport => reportOn(bots, completed(pairs, series).flat());

/** What the first of two bots scored in each pair of games. */
const scoresOf = (bot: string, games: readonly (readonly PlayedDuel[])[]): readonly number[] =>
  games.map((pair) => pair.reduce((sum, game) => sum + scoreOf(game, bot), 0) / pair.length);

/** Whether the games so far are enough to tell if the bot is better. */
export const isDecided = (bot: string, pairs: readonly DuelPair[], series: Series): boolean =>
  sprt(scoresOf(bot, completed(pairs, series))).verdict !== 'open';

/** Tests pair by pair in their order, so that the verdict is the same however many games were played side by side. */
export function testSeries(
  bots: readonly [string, string],
  pairs: readonly DuelPair[],
  series: Series,
): SeriesReport & { readonly test: TestReport } {
  const games = completed(pairs, series);
  const scores = scoresOf(bots[0], games);
  let taken = 0;
  let state = sprt([]);
  while (state.verdict === 'open' && taken < scores.length) {
    taken += 1;
    state = sprt(scores.slice(0, taken));
  }
  return { ...reportOn(bots, games.slice(0, taken).flat()), test: { bots, pairs: taken, ...state } };
}

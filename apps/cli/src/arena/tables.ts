import { percent, table } from '../terminal/table.ts';
import type { SeriesReport } from './run-series.ts';

/** The report as tables for people. */
export function tablesOf({ standings, sides, scenarios, thinking, test }: SeriesReport): string {
  const parts = [
    table(
      ['bot', 'games', 'score', 'elo', '95 %', 'ms a decision', 'longest'],
      standings.map(({ bot, games, score, elo, low, high }) => {
        const thought = thinking.find((one) => one.bot === bot);
        const range = `${low.toFixed(0)} to ${high.toFixed(0)}`;
        const times = thought ? [thought.mean.toFixed(1), thought.longest] : ['', ''];
        return [bot, games, score, elo.toFixed(0), range, ...times];
      }),
    ),
    table(
      ['scenario', 'seat', 'bot', 'won', 'of', 'rate', '95 %'],
      sides.map(({ scenario, seat, bot, wins, games, rate, low, high }) => [
        scenario,
        seat,
        bot,
        wins,
        games,
        percent(rate),
        `${percent(low)} to ${percent(high)}`,
      ]),
    ),
    table(
      ['scenario', 'games', 'draws', 'turns', 'actions', 'how they ended'],
      scenarios.map(({ scenario, games, draws, meanTurns, meanActions, endings }) => [
        scenario,
        games,
        draws,
        meanTurns.toFixed(1),
        meanActions.toFixed(0),
        Object.entries(endings)
          .map(([reason, count]) => `${reason} ${count}`)
          .join(', '),
      ]),
    ),
  ];
  if (test) parts.push(verdictOf(test));
  return `${parts.join('\n\n')}\n`;
}

function verdictOf({
  bots: [one, other],
  verdict,
  llr,
  low,
  high,
  pairs,
}: NonNullable<SeriesReport['test']>): string {
  const words = {
    better: `${one} is better than ${other}`,
    'not-better': `${one} is not better than ${other}`,
    open: `whether ${one} is better than ${other} is open`,
  } as const;
  const range = `${llr.toFixed(2)} between ${low.toFixed(2)} and ${high.toFixed(2)}`;
  return `${words[verdict]} after ${pairs} pairs of games (log-likelihood ratio ${range})`;
}

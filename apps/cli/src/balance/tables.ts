import { percent, table } from '../terminal/table.ts';
import type { Survey } from './survey.ts';

/** The survey as tables for people. */
export function balanceTables({ scenarios, bot }: Survey): string {
  const sides = table(
    ['scenario', 'seat', 'won', 'of', 'rate', '95 %'],
    scenarios.flatMap(({ scenario, games, sides: seats }) =>
      seats.map(({ seat, wins, rate, low, high }) => [
        scenario,
        seat,
        wins,
        games,
        percent(rate),
        `${percent(low)} to ${percent(high)}`,
      ]),
    ),
  );
  const course = table(
    ['scenario', 'draws', 'turns', 'actions', 'how they ended'],
    scenarios.map(({ scenario, draws, turns, actions, endings }) => [
      scenario,
      draws,
      turns.mean.toFixed(1),
      actions.mean.toFixed(0),
      Object.entries(endings)
        .map(([reason, count]) => `${reason} ${count}`)
        .join(', '),
    ]),
  );
  const tallies = table(
    ['scenario', 'at the end', 'mean', 'least', 'most'],
    scenarios.flatMap(({ scenario, tallies: named }) =>
      Object.entries(named).map(([name, { mean, least, most }]) => [
        scenario,
        name,
        mean.toFixed(1),
        least,
        most,
      ]),
    ),
  );
  return `${bot} against itself\n\n${[sides, course, tallies].join('\n\n')}\n`;
}

import type { Seat } from '@hexwyrm/kernel';
import { percent } from '../terminal/table.ts';
import type { ScenarioBalance, Survey } from './survey.ts';

/** How a game names its scenarios, seats, endings and places. */
export interface Names {
  readonly game: string;
  scenario(id: string): string;
  seat(seat: Seat): string;
  ending(reason: string): string;
}

/** Hexes that are named in a list. */
const NAMED = 8;

/** The survey as a page in Markdown, a section for each scenario. */
export const balancePage = (survey: Survey, names: Names): string =>
  [
    `# Balance of ${names.game}`,
    '',
    `Written by \`hexwyrm balance\`: ${survey.bot} against itself, seed ${survey.seed}, rules version ${survey.rulesVersion}. [What it means](balance.md).`,
    '',
    ...survey.scenarios.flatMap((scenario) => sectionOf(scenario, survey, names)),
  ].join('\n');

function sectionOf(balance: ScenarioBalance, { bot }: Survey, names: Names): readonly string[] {
  const { scenario, games, sides, draws, turns, actions, endings, tallies, heat } = balance;
  const title = names.scenario(scenario);
  return [
    `## ${title} (\`${scenario}\`)`,
    '',
    `${games} games of the ${bot}${draws === 0 ? '' : `, ${draws} without a winner`}; ${turns.mean.toFixed(1)} turns (${turns.least} to ${turns.most}), ${actions.mean.toFixed(0)} actions.`,
    '',
    '| side | won | rate | 95 % interval |',
    '|---|---|---|---|',
    ...sides.map(
      ({ seat, wins, rate, low, high }) =>
        `| ${names.seat(seat)} | ${wins} | ${percent(rate)} | ${percent(low)} to ${percent(high)} |`,
    ),
    '',
    `How they ended: ${Object.entries(endings)
      .map(([reason, count]) => `${names.ending(reason).replace(/\.$/, '')}: ${count}`)
      .join('; ')}.`,
    '',
    '| at the end | mean | least | most |',
    '|---|---|---|---|',
    ...Object.entries(tallies).map(
      ([name, { mean, least, most }]) => `| ${name} | ${mean.toFixed(1)} | ${least} | ${most} |`,
    ),
    '',
    ...Object.entries(heat)
      .filter(([what]) => what !== 'passed')
      .map(([what, counts]) => `- ${what} most often: ${hottest(counts)}`),
    '',
    `![Where units passed (brown), fought (red) and what fell (rings)](images/balance/${scenario}.svg)`,
    '',
  ];
}

/** "1405 (2.3 a game), 1506 (1.1)" */
const hottest = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .toSorted(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))
    .slice(0, NAMED)
    .map(([hex, count], i) => `${hex} (${count.toFixed(1)}${i === 0 ? ' a game' : ''})`)
    .join(', ');

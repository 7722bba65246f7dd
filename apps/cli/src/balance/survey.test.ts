import type { PlayedDuel } from '@hexwyrm/bots';
import { makeGrid } from '@hexwyrm/hexmap';
import { expect, it } from 'vitest';
import { heatMap } from './heat-map.ts';
import { balancePage } from './pages.ts';
import { surveyOf } from './survey.ts';

const game = (round: number, winner: string | null, turns: number, razed: number): PlayedDuel => ({
  scenario: 'small',
  round,
  bots: { red: 'reeve', blue: 'reeve' },
  winner,
  reason: winner === null ? 'time' : 'goal',
  turns,
  actions: 10 * turns,
  thinking: {},
  chronicle: {
    tallies: { razed },
    heat: { fought: { '0101': round, '0202': 2 } },
    course: [],
  },
});

const GAMES = [game(0, 'red', 4, 1), game(1, 'red', 6, 3), game(2, null, 8, 2), game(3, 'red', 6, 6)];
const SMALL = { id: 'small', seats: ['red', 'blue'] };

it('adds up the games of a scenario', () => {
  const survey = surveyOf(SMALL, [...GAMES, { ...GAMES[0], scenario: 'other' }])!;
  expect(survey).toMatchObject({
    games: 4,
    draws: 1,
    endings: { goal: 3, time: 1 },
    turns: { mean: 6, least: 4, most: 8 },
    tallies: { razed: { mean: 3, least: 1, most: 6 } },
    // 0 + 1 + 2 + 3 and 4 times 2, for four games.
    heat: { fought: { '0101': 1.5, '0202': 2 } },
  });
  // Wilson: 3 of 4 with z² = 3.8415: centre (0.75 + 0.4802) / 1.9604 = 0.6275, margin 0.3269.
  const [red, blue] = survey.sides;
  expect(red).toMatchObject({ seat: 'red', wins: 3, rate: 0.75 });
  expect(red.low).toBeCloseTo(0.3006, 3);
  expect(red.high).toBeCloseTo(0.9544, 3);
  expect(blue).toMatchObject({ wins: 0, rate: 0, low: 0 });
  expect(surveyOf({ id: 'none', seats: [] }, GAMES)).toBeNull();
});

it('draws where it happened', () => {
  const grid = makeGrid(3, 2, 'even');
  const svg = heatMap(grid, { fought: { '0101': 4, '0302': 1, '0202': 0.1 } }, 'A small war');
  // A quarter as often is half as wide: 2 + 6 · √¼; what happened most seldom is left out.
  expect(svg.match(/r="[\d.]+"/g)).toEqual(['r="8.0"', 'r="5.0"']);
  expect(svg).toContain('aria-label="A small war"');
});

it('writes a page with a section for each scenario', () => {
  const page = balancePage(
    { game: 'x', rulesVersion: 1, bot: 'reeve', seed: '1', scenarios: [surveyOf(SMALL, GAMES)!] },
    { game: 'X', scenario: () => 'A small war', seat: (seat) => seat, ending: (reason) => reason },
  );
  expect(page).toContain('## A small war (`small`)');
  expect(page).toContain('| red | 3 | 75 % | 30 % to 95 % |');
  expect(page).toContain('- fought most often: 0202 (2.0 a game), 0101 (1.5)');
});

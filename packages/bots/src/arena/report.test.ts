import { describe, expect, it } from 'vitest';
import { type PlayedDuel, reportOn } from './report.ts';

const game = (red: string, blue: string, winner: string | null, turns: number): PlayedDuel => ({
  scenario: 'small',
  round: 0,
  bots: { red, blue },
  winner,
  reason: winner === null ? 'cap' : 'goal',
  turns,
  actions: 10 * turns,
  thinking: {
    [red]: { decisions: 4, ms: 20, longest: 9 },
    [blue]: { decisions: 2, ms: 4, longest: 3 },
  },
});

const GAMES = [
  game('a', 'b', 'red', 3),
  game('b', 'a', 'blue', 5),
  game('a', 'b', null, 4),
  game('b', 'a', 'red', 8),
];

describe('a report', () => {
  const report = reportOn(['b', 'a'], GAMES);

  // Two wins, a draw and a defeat: 2.5 of 4, and 400 log10 (2.5 / 1.5) = 88.74 points between them.
  it('lists the best bot first', () => {
    expect(report.standings.map(({ bot, games, score }) => [bot, games, score])).toEqual([
      ['a', 4, 2.5],
      ['b', 4, 1.5],
    ]);
    const [a, b] = report.standings;
    expect(a.elo - b.elo).toBeCloseTo(88.74, 2);
    expect(a.low).toBeLessThan(0);
    expect(report.meetings).toMatchObject([{ bots: ['b', 'a'], games: 4, score: 1.5, rate: 0.375 }]);
  });

  it('counts what each bot won in each seat', () => {
    const lines = report.sides.map(({ seat, bot, wins, games }) => [seat, bot, wins, games]);
    expect(lines).toEqual([
      ['red', 'a', 1, 2],
      ['red', 'b', 1, 2],
      ['blue', 'b', 0, 2],
      ['blue', 'a', 1, 2],
    ]);
  });

  it('tells how games ended and how long they took', () => {
    expect(report.scenarios).toEqual([
      { scenario: 'small', games: 4, draws: 1, endings: { cap: 1, goal: 3 }, meanTurns: 5, meanActions: 50 },
    ]);
    expect(report.thinking).toEqual([
      { bot: 'b', decisions: 12, mean: 4, longest: 9 },
      { bot: 'a', decisions: 12, mean: 4, longest: 9 },
    ]);
  });

  it('rates nobody without games', () => {
    expect(reportOn(['a'], []).standings).toMatchObject([{ bot: 'a', games: 0, score: 0, elo: 0 }]);
  });
});

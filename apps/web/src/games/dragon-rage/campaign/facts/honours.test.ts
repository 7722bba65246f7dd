import type { PlayedGame, Report } from '@hexwyrm/league';
import { expect, test } from 'vitest';
import { honoursOf } from './honours.ts';

const gain = { lines: [], cell: 'close-winner' };
const hero = { what: 'HERO', hex: '1910', turn: 3 };

const game = (number: number, report: Report): PlayedGame => ({
  number,
  before: { invader: 60, defender: 60 },
  after: { invader: 60, defender: 60 },
  report,
  gains: { invader: gain, defender: gain },
});

/** A game that was read from its replay, with its facts. */
const read = (number: number, winner: string, trophies: number, facts: Record<string, unknown>) =>
  game(number, {
    source: 'replay',
    winner,
    points: {},
    trophies: { invader: Array.from({ length: trophies }, () => hero), defender: [] },
    replay: '0'.repeat(64),
    reason: 'goal',
    facts: JSON.parse(JSON.stringify(facts)),
  });

const luck = (rolls: number, got: number) => ({ rolls, expected: rolls / 2, got, spread: 3 });

test('DR-4.4-d: honours are read from the games, those that were typed tell who was slain', () => {
  const typed: Report = {
    source: 'typed',
    winner: 'defender',
    points: {},
    trophies: { defender: [{ what: 'DRAGON', hex: null, turn: null }] },
  };
  const honours = honoursOf([
    read(1, 'invader', 1, {
      turn: 24,
      score: 19,
      razer: { what: 'DRAGON', vp: 6 },
      luck: { invader: luck(10, 8), defender: luck(20, 7) },
    }),
    read(2, 'defender', 0, { turn: 31, score: 13, razer: { what: 'ORC', vp: 9 } }),
    read(3, 'defender', 2, {
      turn: 34,
      score: 0,
      razer: null,
      luck: { invader: { ...luck(6, 2), spread: 4 } },
    }),
    game(4, typed),
  ]);
  expect(honours).toEqual({
    razer: { what: 'ORC', vp: 9, number: 2 },
    held: { number: 3, turns: 34 },
    slain: { invader: 3, defender: 1 },
    razed: 32,
    // 8 of 5 and 2 of 3; the spreads 3 and 4 make 5
    luck: {
      invader: { rolls: 16, expected: 8, got: 10, spread: 5 },
      defender: { rolls: 20, expected: 10, got: 7, spread: 3 },
    },
  });
});

test('a campaign without a game has none', () => {
  expect(honoursOf([])).toMatchObject({ razer: null, held: null, razed: 0, slain: { invader: 0 } });
});

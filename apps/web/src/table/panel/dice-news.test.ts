import type { Entry } from '@hexwyrm/protocol';
import { expect, test } from 'vitest';
import { diceNews } from './dice-news.ts';

const entry = (seat: string, ...types: string[]): Entry => ({
  seat,
  action: null,
  rolled: [],
  events: types.map((type) =>
    type === 'phase' ? { type, clause: 'DP-2-k', turn: 1, phase: 'battles' } : { type, clause: 'DP-7.10-a' },
  ),
});
const told = (...log: Entry[]) =>
  diceNews(log, 'sartar', ({ type }) => type === 'struck').map(({ type }) => type);

test('what the dice said is told until one chooses again, also when others have gone on since', () => {
  expect(told(entry('sartar', 'struck'), entry('lunar', 'eliminated'), entry('lunar', 'struck'))).toEqual([
    'struck',
    'struck',
  ]);
  expect(told(entry('lunar', 'struck', 'eliminated'), entry('lunar', 'moved'))).toEqual([
    'struck',
    'eliminated',
  ]);
  expect(told(entry('lunar', 'held', 'struck'))).toEqual(['struck']);
  expect(told(entry('lunar', 'struck'), entry('sartar', 'moved'))).toEqual([]);
});

test('a phase that has begun leaves the dice of the last one behind', () => {
  expect(told(entry('lunar', 'struck'), entry('lunar', 'phase'), entry('lunar', 'moved'))).toEqual([]);
  expect(told(entry('lunar', 'struck', 'phase'))).toEqual(['struck']);
});

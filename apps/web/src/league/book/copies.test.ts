import { dragonRageLeague } from '@hexwyrm/dragon-rage/league';
import { campaignOf, newBook, openBook } from '@hexwyrm/league';
import { expect, test } from 'vitest';
import { copyOf } from './copies.ts';

const players = { invader: { name: 'Ann' }, defender: { name: 'Ben' } };
const settings = { name: 'Wars', map: 'esirien', players, results: 'typed' };

const begun = (secret: string) => newBook(campaignOf(dragonRageLeague), settings, secret);

const report = (winner: string) => ({ source: 'typed', winner, points: {}, trophies: {} });

test('a file of a contest is older, further on, or went another way', () => {
  const book = begun('mine');
  const first = book.file();
  const theirs = openBook(campaignOf(dragonRageLeague), first, 'theirs');
  book.apply('invader', { type: 'result', game: 1, report: report('invader') }, 0);
  const second = book.file();
  theirs.apply('defender', { type: 'result', game: 1, report: report('defender') }, 0);

  expect(copyOf(second, first)).toBe('no-further');
  expect(copyOf(second, second)).toBe('no-further');
  expect(copyOf(first, second)).toBe('further');
  expect(copyOf(second, theirs.file())).toBe('other');
  expect(copyOf(second, begun('another').file())).toBe('other');
});

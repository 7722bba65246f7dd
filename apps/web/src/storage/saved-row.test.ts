import { expect, it } from 'vitest';
import { readRow } from './saved-row.ts';

const GOOD = {
  id: 'a1',
  name: '',
  game: 'dragon-pass',
  scenario: 'pass-1',
  seats: { lunar: 'person', sartar: 'greedy' },
  names: { lunar: 'Ann' },
  covered: true,
  advised: true,
  viewer: 'lunar',
  seen: { lunar: 3 },
  actions: 3,
  presses: [0, 2],
  standing: { turn: 1 },
  over: false,
  created: 1,
  updated: 2,
};

it('reads a game as it was kept', () => {
  expect(readRow(GOOD)).toEqual(GOOD);
});

it('reads a game of an earlier version, which knew neither names nor presses', () => {
  const { names: _, presses: __, advised: ___, ...former } = GOOD;
  expect(readRow(former)).toEqual({ ...former, names: {}, advised: true });
});

it('reads what a seat does not want to be asked', () => {
  const row = { ...GOOD, beforehand: [{ seat: 'sartar', kind: 'call', answer: { type: 'done' }, turn: 4 }] };
  expect(readRow(row)).toEqual(row);
});

it.each([
  ['nothing', undefined],
  ['a list', [GOOD]],
  ['no fields', { id: 'a1' }],
  ['an unknown game', { ...GOOD, game: 'chess' }],
  ['a game named like a part of every object', { ...GOOD, game: 'constructor' }],
  ['a number for a name', { ...GOOD, name: 7 }],
  ['a name nobody could have typed', { ...GOOD, name: 'x'.repeat(5_000_000) }],
  ['seats that are no record', { ...GOOD, seats: null }],
  [
    'a thousand seats',
    { ...GOOD, seats: Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`s${i}`, 'person'])) },
  ],
  ['a viewer without a seat', { ...GOOD, viewer: 'sauron' }],
  ['a viewer named like a part of every object', { ...GOOD, viewer: 'constructor' }],
  ['no standing', { ...GOOD, standing: null }],
  ['a date that is none', { ...GOOD, updated: Number.NaN }],
  ['an answer to no question', { ...GOOD, beforehand: [{ seat: 'sartar', turn: null }] }],
  ['an answer for no turn', { ...GOOD, beforehand: [{ seat: 'sartar', kind: 'call', turn: 'last' }] }],
  ['presses that are no numbers', { ...GOOD, presses: ['all'] }],
  ['an end that is neither yes nor no', { ...GOOD, over: 'maybe' }],
  ['actions below none', { ...GOOD, actions: -1 }],
])('reads nothing where there is %s', (_, row) => {
  expect(readRow(row)).toBeNull();
});

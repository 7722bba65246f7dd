import { expect, test } from 'vitest';
import { newGame } from '../testing/new-game.ts';
import { eventsOf } from '../testing/table.ts';

test('DR-3.1.1-g in the introductory game the higher die chooses a side', () => {
  const game = newGame('first-game', {}, 5, 3);
  expect(game.decision()).toMatchObject({ seats: ['A'], kind: 'choose-side', clause: 'DR-3.1.1-g' });
  expect(game.legal('A')).toEqual([
    { type: 'choose-side', side: 'invader' },
    { type: 'choose-side', side: 'defender' },
  ]);
  const events = game.play('A', { type: 'choose-side', side: 'defender' });
  expect(eventsOf(events, 'sides-rolled')[0].dice).toEqual([5, 3]);
  expect(game.state.seats).toEqual({ invader: 'B', defender: 'A' });
  expect(game.decision()).toMatchObject({ seats: ['A'], kind: 'setup' });
});

test('DR-3.1.1-g ties are rolled again (R-DR-115)', () => {
  const game = newGame('first-game', {}, 4, 4, 2, 6);
  expect(game.asked()).toBe('B');
  const events = game.play('B', { type: 'choose-side', side: 'invader' });
  expect(eventsOf(events, 'sides-rolled')[0].dice).toEqual([4, 4, 2, 6]);
  expect(eventsOf(events, 'side-chosen')).toMatchObject([{ seat: 'B', side: 'invader' }]);
  expect(game.state.seats).toEqual({ invader: 'B', defender: 'A' });
});

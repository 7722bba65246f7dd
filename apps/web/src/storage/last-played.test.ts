import { afterEach, expect, test, vi } from 'vitest';
import { openTestGame } from '../engine/open-game.fixture.ts';
import { lastPlayed } from './last-played.ts';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
});
afterEach(() => kept.clear());

test('the home screen opens with the game that was last on the table', async () => {
  kept.set('hexwyrm.played', 'dragon-pass');
  expect(lastPlayed()).toBe('dragon-pass');
  const seats = { invader: 'person', defender: 'person' } as const;
  const { store } = openTestGame();
  await store
    .getState()
    .start({ game: 'dragon-rage', scenario: 'esirien-1', options: {}, seats, seed: 'played' });
  expect(lastPlayed()).toBe('dragon-rage');
});

test('before the first game, and after one that is gone, with the first of the house', () => {
  expect(lastPlayed()).toBe('dragon-rage');
  kept.set('hexwyrm.played', 'chess');
  expect(lastPlayed()).toBe('dragon-rage');
});

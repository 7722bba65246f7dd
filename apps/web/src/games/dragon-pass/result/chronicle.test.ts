import type { Event, View } from '@hexwyrm/dragon-pass';
import { expect, test } from 'vitest';
import { type Happening, luckOf } from './chronicle.ts';
import { momentsOf } from './moments.ts';

const [mine, his] = [
  { id: 4, owner: 0, type: 0 },
  { id: 9, owner: 1, type: 0 },
];
const view = { corrections: null, units: [mine, his] } as unknown as View;

const struck = (unit: number, die: number, loss: number): Event => ({
  type: 'struck',
  clause: 'DP-7.10.6.1-a',
  cause: 'attack',
  total: 20,
  die,
  modifier: 0,
  loss,
  by: [unit],
});

const story = (...events: Event[]): Happening[] =>
  events.map((event, i) => ({ event, turn: 1, actions: i + 1, seat: 'lunar' }));

test('luck is counted in pips: three dice are worth 10.5', () => {
  const luck = luckOf(story(struck(4, 6, 20), struck(4, 5, 15), struck(4, 3, 6), struck(9, 1, 3)), view, 0);
  expect(luck).toMatchObject({ rolls: 3, got: 14, expected: 10.5 });
  expect(luck.spread).toBeCloseTo(Math.sqrt(8.75));
});

test('great blows and places that change hands are told in their order', () => {
  const taken: Event = { type: 'control-changed', clause: 'DP-18-a', hex: '3524', seat: 'lunar' };
  const told = momentsOf(story(struck(4, 2, 5), struck(4, 6, 30), taken, struck(9, 3, 11)), view);
  expect(told.map(({ actions }) => actions)).toEqual([2, 3]);
});

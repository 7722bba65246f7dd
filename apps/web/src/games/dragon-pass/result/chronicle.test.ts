import { DEAD, type Event, type View, worldFor } from '@hexwyrm/dragon-pass';
import { expect, test } from 'vitest';
import { type LogEvent, lossesOf, luckOf } from './chronicle.ts';
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

const story = (...events: Event[]): LogEvent[] =>
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

test('losses are grouped by kind, each counter for itself: a type has no name of its own', () => {
  const { typeIndex } = worldFor(null);
  const fallen = (id: number, type: string, number: number) => ({
    id,
    owner: 0,
    hex: DEAD,
    type: typeIndex.get(type),
    number,
  });
  const units = [
    fallen(1, 'line-cavalry', 0),
    fallen(2, 'furthest-foot', 2),
    fallen(3, 'furthest-foot', 5),
    fallen(4, 'foot-militia', 1),
    { ...fallen(5, 'foot-militia', 2), hex: 700 },
    { ...fallen(6, 'foot-militia', 3), owner: 1 },
  ];
  const lost = lossesOf({ corrections: null, units } as unknown as View, 0);
  expect(lost.map(({ kind, units: ours }) => [kind, ours.map(({ id }) => id)])).toEqual([
    ['infantry', [2, 3, 4]],
    ['cavalry', [1]],
  ]);
});

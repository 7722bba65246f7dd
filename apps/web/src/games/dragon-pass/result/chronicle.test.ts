import { DEAD, type Event, type View, worldFor } from '@hexwyrm/dragon-pass';
import { expect, test } from 'vitest';
import { type LogEvent, lossesOf, luckOf } from './chronicle.ts';
import { momentsOf } from './moments.ts';
import { totalsOf } from './totals.ts';

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

test('places that change hands and new allies are told before the falls of heroes who came back', () => {
  const { typeIndex } = worldFor(null);
  const hero = { id: 7, owner: 1, type: typeIndex.get('harrek') };
  const seen = { corrections: null, units: [hero] } as unknown as View;
  const fell: Event = { type: 'eliminated', clause: 'DP-7.10.7-a', unit: 7, hex: '2607' };
  const flight = (success: boolean): Event => ({
    type: 'escape-rolled',
    clause: 'DP-8.5-b',
    unit: 7,
    die: success ? 5 : 1,
    needs: 3,
    success,
  });
  const won: Event = { type: 'alliance-won', clause: 'DP-14.1.3-b', seat: 'lunar', people: 'cragspider' };
  const told = momentsOf(story(fell, flight(true), won, fell, flight(false)), seen);
  // The second fall was the last; how it was rolled is not told again.
  expect(told.map(({ actions }) => actions)).toEqual([2, 3, 4]);
});

test('once the game is over each total with a major power is told, and whose ally it is', () => {
  const entry = (player: number, people: string, points: number) => ({ turn: 1, player, people, points });
  const over = {
    seats: ['lunar', 'sartar'],
    diplomacy: {
      ledger: [entry(0, 'exiles', 10), entry(1, 'exiles', 25), entry(1, 'exiles', 5), entry(0, 'fund', 9)],
      allied: [{ turn: 2, player: 1, people: 'exiles' }],
    },
  } as unknown as View;
  const totals = totalsOf(over);
  expect(totals).toHaveLength(7);
  expect(totals.find(({ people }) => people === 'exiles')).toEqual({
    people: 'exiles',
    held: [10, 30],
    ally: 1,
  });
  expect(totals.find(({ people }) => people === 'ironhoof')).toEqual({
    people: 'ironhoof',
    held: [0, 0],
    ally: -1,
  });
});

test('of a place that changed hands more than once, the last change is told', () => {
  const taken = (hex: string, seat: string): Event => ({
    type: 'control-changed',
    clause: 'DP-18-a',
    hex,
    seat,
  });
  const told = momentsOf(
    story(taken('2012', 'sartar'), taken('3310', 'lunar'), taken('2012', 'lunar'), taken('2012', 'sartar')),
    view,
  );
  expect(told.map(({ actions }) => actions)).toEqual([2, 4]);
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

import { expect, test } from 'vitest';
import { eventsOf, type Piece, table } from '../../testing/table.ts';

const wizard: Piece = { type: 'WZD', side: 'defender', hex: '1010' };
const orc = (hex: string): Piece => ({ type: 'ORC', side: 'invader', hex });
const dragon = (hex: string, more: Partial<Piece> = {}): Piece => ({
  type: 'DRAGON',
  side: 'invader',
  hex,
  facing: 'N',
  ...more,
});
const bolt = (target: number) => ({ type: 'cast', spell: 'lightning', unit: 0, target }) as const;

test('DR-2.8.8-c a dragon takes the power in points without a roll', () => {
  const t = table({ phase: 5, pieces: { wizard, dragon: dragon('1008') } });
  // No dice are given: a roll would throw.
  t.play('defender', bolt(t.id('dragon')));
  expect(t.state.frames.at(-1)).toMatchObject({
    kind: 'damage',
    cause: 'lightning',
    points: 3,
    side: 'invader',
  });
  for (const area of ['head', 'legs', 'wings'] as const) t.play('invader', { type: 'assign', area });
  const lost = (['head', 'wings', 'legs', 'belly'] as const).map((area) =>
    t.hp('dragon', area).reduce((a, b) => a + b),
  );
  expect(lost).toEqual([7, 11, 11, 6]);
});

test('DR-2.8.8-d the owner of the monster spreads the points, one to each area before any gets a second', () => {
  const four = table({ phase: 5, pieces: { wizard, dragon: dragon('1009') } });
  four.play('defender', bolt(four.id('dragon')));
  expect(four.legal('defender')).toEqual([]);
  expect(four.matching('invader', { type: 'assign' })).toHaveLength(4);
  four.play('invader', { type: 'assign', area: 'head' });
  expect(four.offers('invader', { type: 'assign', area: 'head' })).toBe(false);
  for (const area of ['wings', 'legs'] as const) four.play('invader', { type: 'assign', area });
  // The last point has only the belly to go to and is given by itself.
  expect(four.state.frames).toEqual([]);
  expect(four.hp('dragon', 'belly')).toEqual([5]);

  const five = table({ phase: 5, pieces: { wizard, dragon: dragon('1010') } });
  five.play('defender', bolt(five.id('dragon')));
  for (const area of ['head', 'wings', 'legs'] as const) five.play('invader', { type: 'assign', area });
  expect(five.matching('invader', { type: 'assign' })).toHaveLength(4);
  five.play('invader', { type: 'assign', area: 'belly' });
  expect(five.hp('dragon', 'belly')).toEqual([4]);
});

test('DR-2.8.8-e undamaged areas come first', () => {
  const hurt = { head: [7], wings: [5, 6], legs: [2, 3, 3, 3] };
  const t = table({ phase: 5, pieces: { wizard, dragon: dragon('1006', { hp: hurt }) } });
  t.play('defender', bolt(t.id('dragon')));
  expect(t.hp('dragon', 'belly')).toEqual([5]);

  const two = table({
    phase: 5,
    pieces: { wizard, dragon: dragon('1006', { hp: { wings: [5, 6], legs: [2, 3, 3, 3] } }) },
  });
  two.play('defender', bolt(two.id('dragon')));
  expect(two.matching('invader', { type: 'assign' })).toEqual([
    { type: 'assign', area: 'head' },
    { type: 'assign', area: 'belly' },
  ]);
  expect(two.refusal('invader', { type: 'assign', area: 'wings' })).toBe('DR-2.8.8-e');
});

test('DR-2.8.8-f a wurm with its three areas takes it as a dragon does', () => {
  const t = table({
    phase: 5,
    pieces: { wizard, wurm: { type: 'WURM', side: 'invader', hex: '1009', facing: 'N' } },
  });
  t.play('defender', bolt(t.id('wurm')));
  for (const area of ['head', 'legs'] as const) t.play('invader', { type: 'assign', area });
  expect(t.matching('invader', { type: 'assign' })).toHaveLength(3);
  t.play('invader', { type: 'assign', area: 'head' });
  expect([t.hp('wurm', 'head'), t.hp('wurm', 'belly')]).toEqual([[6], [3]]);
});

test('DR-2.8.8-g a minor monster loses the power from its pool', () => {
  const t = table({
    phase: 5,
    pieces: { wizard, giant: { type: 'GIANT', side: 'invader', hex: '1009', pool: 10 } },
  });
  const events = t.play('defender', bolt(t.id('giant')));
  expect(t.unit('giant').body?.hp).toEqual([[6]]);
  expect(eventsOf(events, 'damaged')).toMatchObject([{ points: 4, by: 0, clause: 'DR-2.8.8-g' }]);
});

test('DR-2.8.8-g a bolt can kill a minor monster', () => {
  const t = table({
    phase: 5,
    pieces: { wizard, giant: { type: 'GIANT', side: 'invader', hex: '1009', pool: 4 }, orc: orc('2010') },
  });
  t.play('defender', bolt(t.id('giant')));
  expect(t.at('giant')).toBe('dead');
});

test('DR-2.8.8-j lightning that breaks a flyer’s wings brings it down once all points are placed', () => {
  const t = table({
    phase: 5,
    pieces: { wizard, dragon: dragon('1009', { aloft: true, hp: { wings: [0, 6] } }) },
  });
  t.play('defender', bolt(1));
  expect(t.refusal('invader', { type: 'assign', area: 'wings' })).toBe('DR-2.8.8-e');
  t.play('invader', { type: 'assign', area: 'head' });
  // Then legs, and the rest has one way to go: the belly, undamaged, and the wings, which have had none yet.
  const events = t.play('invader', { type: 'assign', area: 'legs' }, 1, 2);
  expect(t.hp('dragon', 'wings')).toEqual([0, 5]);
  expect(eventsOf(events, 'crashed')).toMatchObject([{ unit: 1, hex: '1009' }]);
  expect(t.unit('dragon').body?.aloft).toBe(false);
  expect(t.state.frames).toMatchObject([{ kind: 'damage', cause: 'crash', points: 3 }]);
});

test('DR-2.8.8-j wings at half still carry it', () => {
  const t = table({
    phase: 5,
    pieces: { wizard, dragon: dragon('1009', { aloft: true, hp: { wings: [1, 6] } }) },
  });
  t.play('defender', bolt(1));
  for (const area of ['head', 'legs'] as const) t.play('invader', { type: 'assign', area });
  expect(t.hp('dragon', 'wings')).toEqual([0, 6]);
  expect(t.unit('dragon').body?.aloft).toBe(true);
});

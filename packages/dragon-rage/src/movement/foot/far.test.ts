import { expect, test } from 'vitest';
import { dragonRage } from '../../game/dragon-rage.ts';
import { defender, invader } from '../../testing/pieces.ts';
import { table } from '../../testing/table.ts';

const foe = { foe: invader('ORC', '2009') };

const refusalOf = (t: { state: Parameters<typeof dragonRage.explain>[0] }, seat: string, to: string) => {
  const verdict = dragonRage.explain(t.state, seat, { type: 'walk', unit: 0, to });
  return verdict.ok ? null : verdict.refusal;
};

test('DR-2.4.1-a who asks for a hex that is too far hears what the way needs and what is left', () => {
  const t = table({ phase: 7, pieces: { inf: defender('INF', '1010'), ...foe } });
  expect(refusalOf(t, 'defender', '1006')).toMatchObject({
    clause: 'DR-2.4.1-a',
    facts: { mp: 3, spent: 0, needed: 4, left: 3 },
  });
  t.play('defender', { type: 'walk', unit: 0, to: '1009' });
  expect(refusalOf(t, 'defender', '1006')).toMatchObject({ facts: { needed: 3, left: 2 } });
});

test('DR-2.12.1.1.1-a for a dragon its walking points are what runs out', () => {
  const t = table({
    phase: 2,
    pieces: { dragon: invader('DRAGON', '1010', { facing: 'N' }), foe: defender('INF', '2009') },
  });
  expect(refusalOf(t, 'invader', '1005')).toMatchObject({
    clause: 'DR-2.12.1.1.1-a',
    facts: { mp: 4, needed: 5, left: 4 },
  });
  // Four points would do: that it is no neighbour is all that can be said against it.
  expect(refusalOf(t, 'invader', '1006')).toEqual({ clause: 'DR-2.12.1.1.1-c' });
});

test('what bars the way is named before the points that a way round would take', () => {
  const wet = (...hexes: string[]) => ({
    map: 'plain' as const,
    hexes: Object.fromEntries(hexes.map((hex) => [hex, { terrain: 'river' as const }])),
  });
  const pieces = { inf: defender('INF', '1010'), ...foe };
  const around = table({ phase: 7, corrections: wet('1009', '0909'), pieces });
  // Straight ahead it is three hexes, around the water four.
  expect(refusalOf(around, 'defender', '1007')).toEqual({ clause: 'DR-2.5.2-a' });
  expect(refusalOf(around, 'defender', '1006')).toMatchObject({ facts: { needed: 5, left: 3 } });
  const moat = table({
    phase: 7,
    corrections: wet('1006', '0907', '1107', '0908', '1108', '1008'),
    pieces,
  });
  expect(refusalOf(moat, 'defender', '1007')).toEqual({ clause: 'DR-2.5.2-a' });
});

test('ground that cannot be entered is named however far away it is', () => {
  const corrections = { map: 'plain' as const, hexes: { '1001': { terrain: 'sea' as const } } };
  const t = table({ phase: 7, corrections, pieces: { inf: defender('INF', '1010'), ...foe } });
  expect(refusalOf(t, 'defender', '1001')).toEqual({ clause: 'DR-2.5.1-a' });
});

test('DR-2.5.3-a a wall beside a dragon is the obstacle, not the points of the way round it', () => {
  const corrections = { map: 'plain' as const, walls: { add: [['1010', '1009'] as [string, string]] } };
  const dragon = invader('DRAGON', '1010', { facing: 'N', hp: { legs: [1, 1, 0, 0] } });
  const t = table({ phase: 2, corrections, pieces: { dragon, foe: defender('INF', '2009') } });
  expect(refusalOf(t, 'invader', '1009')).toEqual({ clause: 'DR-2.5.3-a' });
});

test('who stands in the only way within the points is the obstacle', () => {
  const corrections = {
    map: 'plain' as const,
    hexes: Object.fromEntries(
      ['0909', '1109', '0910', '1110', '1011'].map((hex) => [hex, { terrain: 'river' as const }]),
    ),
  };
  const pieces = { inf: defender('INF', '1010'), orc: invader('ORC', '1009') };
  expect(refusalOf(table({ phase: 7, corrections, pieces }), 'defender', '1008')).toEqual({
    clause: 'DR-2.4.3-a',
  });
});

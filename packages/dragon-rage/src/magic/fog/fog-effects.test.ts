import { expect, test } from 'vitest';
import type { Phase } from '../../core/vocabulary.ts';
import { type Piece, table } from '../../testing/table.ts';
import type { Corrections } from '../../world/corrections.ts';

const infantry = (hex: string): Piece => ({ type: 'INF', side: 'defender', hex });
const orc = (hex: string): Piece => ({ type: 'ORC', side: 'invader', hex });
const dragon = (hex: string, more: Partial<Piece> = {}): Piece => ({
  type: 'DRAGON',
  side: 'invader',
  hex,
  facing: 'N',
  ...more,
});

/** A position with fog about the hex, if one is named. */
function foggy<N extends string>(
  centre: string | null,
  phase: Phase,
  pieces: Record<N, Piece>,
  corrections: Corrections = {},
) {
  return table({
    phase,
    corrections,
    pieces,
    state: (state, hex) => {
      if (centre) state.fog.push({ hex: hex(centre), side: 'defender' });
    },
  });
}

// The fog of 1007 ends at 1009: of the two neighbours 1009 and 1010 only the first is in it.
test('DR-2.8.6-d nobody in fog fights and nobody in fog is fought', () => {
  const attacks = (centre: string | null) => {
    const strikes = foggy(centre, 4, {
      dragon: dragon('1010'),
      inf: infantry('1009'),
      far: infantry('2010'),
    });
    const blows = foggy(centre, 9, { dragon: dragon('1010'), inf: infantry('1009'), far: infantry('2010') });
    const shots = foggy(centre, 8, {
      archer: { type: 'ARH', side: 'defender', hex: '1010' },
      orc: orc('1009'),
      far: infantry('2010'),
    });
    const orcs = foggy(centre, 4, { orc: orc('1010'), inf: infantry('1009'), far: infantry('2010') });
    return [
      strikes.offers('invader', { type: 'strike' }),
      blows.offers('defender', { type: 'melee' }),
      shots.offers('defender', { type: 'shoot' }),
      orcs.offers('invader', { type: 'melee' }),
    ];
  };
  expect(attacks(null)).toEqual([true, true, true, true]);
  // The one in front stands in fog, then the one behind, then both.
  for (const centre of ['1007', '1012', '1010'])
    expect(attacks(centre)).toEqual([false, false, false, false]);
});

test('DR-2.8.6-d the refusal names the fog', () => {
  const t = foggy('1007', 9, { inf: infantry('1010'), dragon: dragon('1009'), orc: orc('0910') });
  expect(t.refusal('defender', { type: 'melee', unit: 0, monster: 1, area: 'legs' })).toBe('DR-2.8.6-d');
  expect(t.refusal('defender', { type: 'melee', unit: 0, hex: '0910' })).toBeNull();
});

test('DR-2.8.6-i no scaling where both sides of the wall are in fog', () => {
  const wall = { walls: { add: [['1009', '1010'] as [string, string]] } };
  const scaling = (centre: string | null) =>
    foggy(centre, 2, { orc: orc('1010'), other: orc('2010'), inf: infantry('2510') }, wall);
  const climb = { type: 'scale', unit: 0, to: '1009' } as const;
  expect(scaling(null).refusal('invader', climb)).toBeNull();
  // Of 1007 the fog reaches 1009 alone, of 1012 it reaches 1010 alone.
  expect(scaling('1007').refusal('invader', climb)).toBeNull();
  expect(scaling('1012').refusal('invader', climb)).toBeNull();
  expect(scaling('1010').refusal('invader', climb)).toBe('DR-2.8.6-i');
  expect(scaling('1010').offers('invader', { type: 'scale' })).toBe(false);
});

const city = (vp: Record<string, number>): Corrections => ({
  hexes: Object.fromEntries(
    Object.entries(vp).map(([name, worth]) => [name, { terrain: 'city' as const, vp: worth }]),
  ),
});

test('DR-2.8.6-l a hex held in fog is destroyed as ever', () => {
  const t = foggy(
    '1010',
    4,
    { orc: orc('1010'), other: orc('2010'), inf: infantry('2011') },
    city({ '1010': 2 }),
  );
  t.play('invader', { type: 'end' });
  expect(t.score()).toBe(2);
});

test('DR-2.8.6-l a flame ends at the fog and burns nothing in it', () => {
  // The fog of 1006 reaches 1008, the second hex of the flame.
  const vp = city({ '1009': 2, '1008': 1 });
  const pieces = { dragon: dragon('1010'), inf: infantry('1008'), far: infantry('2010') };
  const t = foggy('1006', 3, pieces, vp);
  t.play('invader', { type: 'breathe', unit: 0, facing: 'N' });
  expect([t.score(), t.at('inf')]).toEqual([2, '1008']);
  const clear = foggy(null, 3, pieces, vp);
  clear.play('invader', { type: 'breathe', unit: 0, facing: 'N' }, 1);
  expect([clear.score(), clear.at('inf')]).toEqual([3, 'dead']);
});

test('DR-2.8.6-l a dragon in fog does not breathe', () => {
  const pieces = { dragon: dragon('1010'), far: infantry('2010'), orc: orc('2011') };
  const breath = { type: 'breathe', unit: 0, facing: 'N' };
  expect(foggy('1012', 3, pieces).refusal('invader', breath)).toBe('DR-2.8.6-l');
  expect(foggy(null, 3, pieces).refusal('invader', breath)).toBeNull();
});

test('DR-2.8.6-e no bounding into fog nor out of it', () => {
  const pieces = { dragon: dragon('1010'), far: infantry('2010') };
  const leap = { type: 'bound', unit: 0, to: '1007' };
  expect(foggy(null, 2, pieces).refusal('invader', leap)).toBeNull();
  const into = foggy('1005', 2, pieces);
  expect(into.refusal('invader', leap)).toBe('DR-2.8.6-e');
  expect(into.refusal('invader', { ...leap, to: '1008' })).toBeNull();
  const out = foggy('1012', 2, pieces);
  expect(out.refusal('invader', leap)).toBe('DR-2.8.6-e');
  expect(out.offers('invader', { type: 'bound' })).toBe(false);
});

test('DR-2.8.6-f no landing in fog, but a flyer may stay above it', () => {
  const pieces = { dragon: dragon('1010', { aloft: true }), far: infantry('2010') };
  const flight = { type: 'fly', unit: 0, route: ['1009', '1008', '1007'], facing: 'N' };
  const t = foggy('1006', 2, pieces);
  expect(t.refusal('invader', { ...flight, land: true })).toBe('DR-2.8.6-f');
  expect(t.refusal('invader', { ...flight, land: false })).toBeNull();
  expect(t.matching('invader', { type: 'fly', route: flight.route, land: true })).toEqual([]);
  expect(foggy(null, 2, pieces).refusal('invader', { ...flight, land: true })).toBeNull();
});

test('DR-2.8.6-g fog may be bounded over, flown over and taken off from', () => {
  // The fog of 1208 covers 1007, 1008 and 1009 of column 10.
  const roc = foggy('1208', 2, { roc: { ...dragon('1010'), type: 'ROC' }, far: infantry('2016') });
  expect(roc.refusal('invader', { type: 'bound', unit: 0, to: '1006' })).toBeNull();
  const pieces = { dragon: dragon('1010'), far: infantry('2016') };
  const t = foggy('1208', 2, pieces);
  for (const to of ['1009', '1008', '1007'])
    expect(t.refusal('invader', { type: 'bound', unit: 0, to })).toBe('DR-2.8.6-e');
  const over = { type: 'fly', unit: 0, route: ['1009', '1008', '1007', '1006', '1005'], facing: 'N' };
  const flying = foggy('1208', 2, { ...pieces, dragon: dragon('1010', { aloft: true }) });
  expect(flying.refusal('invader', { ...over, land: true })).toBeNull();
  const within = foggy('1010', 2, pieces);
  expect(within.refusal('invader', { ...over, land: false })).toBeNull();
});

test('DR-2.8.6-h a monster walks in fog and destroys what it finds there', () => {
  const t = foggy('1010', 2, { dragon: dragon('1010'), far: infantry('2016') }, city({ '1009': 2 }));
  t.play('invader', { type: 'walk', unit: 0, to: '1009' });
  t.play('invader', { type: 'raze', unit: 0 });
  expect(t.score()).toBe(2);
});

test('DR-2.8.6-k an enemy in fog may be walked over, not attacked on the way', () => {
  const pieces = { dragon: dragon('1010'), inf: infantry('1009'), far: infantry('2016') };
  const t = foggy('1007', 2, pieces);
  const attack = { type: 'overrun', unit: 0, to: '1009' };
  expect(t.refusal('invader', attack)).toBe('DR-2.8.6-k');
  expect(t.offers('invader', { type: 'overrun' })).toBe(false);
  expect(foggy(null, 2, pieces).refusal('invader', attack)).toBeNull();
  t.play('invader', { type: 'walk', unit: 0, to: '1009' });
  t.play('invader', { type: 'walk', unit: 0, to: '1008' });
  expect([t.at('dragon'), t.at('inf')]).toEqual(['1008', '1009']);
});

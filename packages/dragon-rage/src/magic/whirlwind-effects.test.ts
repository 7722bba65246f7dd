import { expect, test } from 'vitest';
import { type Piece, table } from '../testing/table.ts';
import type { Phase } from '../vocabulary.ts';

const infantry = (hex: string): Piece => ({ type: 'INF', side: 'defender', hex });
const orc = (hex: string): Piece => ({ type: 'ORC', side: 'invader', hex });
const giant = (hex: string): Piece => ({ type: 'GIANT', side: 'invader', hex, pool: 10 });
const dragon = (hex: string, more: Partial<Piece> = {}): Piece => ({
  type: 'DRAGON',
  side: 'invader',
  hex,
  facing: 'N',
  ...more,
});

/** A position with a whirlwind in the hex, if one is named. */
function windy<N extends string>(centre: string | null, phase: Phase, pieces: Record<N, Piece>) {
  return table({
    phase,
    pieces,
    state: (state, hex) => {
      if (centre) state.whirlwinds.push({ hex: hex(centre), side: 'defender', drifted: true, spared: [] });
    },
  });
}

test('DR-2.8.7-e a unit in a whirlwind does not attack', () => {
  const pieces = { inf: infantry('1010'), orc: orc('1009'), dragon: dragon('1011'), far: infantry('2010') };
  const t = windy('1010', 9, pieces);
  expect(t.refusal('defender', { type: 'melee', unit: 0, hex: '1009' })).toBe('DR-2.8.7-e');
  expect(t.refusal('defender', { type: 'melee', unit: 0, monster: 2, area: 'legs' })).toBe('DR-2.8.7-e');
  expect(t.offers('defender', { type: 'melee', unit: 0 })).toBe(false);
  expect(windy(null, 9, pieces).offers('defender', { type: 'melee', unit: 0 })).toBe(true);
  const archer: Piece = { type: 'ARH', side: 'defender', hex: '1010' };
  const shot = { type: 'shoot', unit: 0, hex: '1009' };
  expect(windy('1010', 8, { ...pieces, inf: archer }).refusal('defender', shot)).toBe('DR-2.8.7-e');
  expect(windy(null, 8, { ...pieces, inf: archer }).refusal('defender', shot)).toBeNull();
});

test('DR-2.8.7-e nor is it attacked, by blows, teeth, arrows or flames', () => {
  const bite = { type: 'strike', unit: 1, hex: '1009', groups: { head: 1 } };
  const bitten = { inf: infantry('1009'), dragon: dragon('1010'), far: infantry('2010') };
  expect(windy('1009', 4, bitten).refusal('invader', bite)).toBe('DR-2.8.7-e');
  expect(windy(null, 4, bitten).refusal('invader', bite)).toBeNull();

  const orcs = { inf: infantry('1009'), orc: orc('1010'), far: infantry('2010') };
  const blow = { type: 'melee', unit: 1, hex: '1009' };
  expect(windy('1009', 4, orcs).refusal('invader', blow)).toBe('DR-2.8.7-e');
  expect(windy(null, 4, orcs).refusal('invader', blow)).toBeNull();

  const shot = { type: 'shoot', unit: 0, hex: '1009' };
  const archers = {
    archer: { type: 'ARH', side: 'defender', hex: '1010' } as Piece,
    orc: orc('1009'),
    far: infantry('2010'),
  };
  expect(windy('1009', 8, archers).refusal('defender', shot)).toBe('DR-2.8.7-e');
  expect(windy(null, 8, archers).refusal('defender', shot)).toBeNull();

  // The flame passes; the one in the whirlwind has no roll to make, the one behind it does.
  const burned = windy('1009', 3, {
    near: infantry('1009'),
    behind: infantry('1008'),
    dragon: dragon('1010'),
    orc: orc('2010'),
  });
  burned.play('invader', { type: 'breathe', unit: 2, facing: 'N' }, 1);
  expect([burned.at('near'), burned.at('behind')]).toEqual(['1009', 'dead']);
});

test('DR-2.8.7-f a monster strikes out of it with head and legs only', () => {
  const pieces = { dragon: dragon('1010'), inf: infantry('1009'), far: infantry('2010') };
  const strike = (groups: object) => ({ type: 'strike', unit: 0, hex: '1009', groups });
  const t = windy('1010', 4, pieces);
  expect(t.refusal('invader', strike({ head: 1, legs: 4 }))).toBeNull();
  expect(t.refusal('invader', strike({ head: 1, wings: 1 }))).toBe('DR-2.8.7-f');
  expect(windy(null, 4, pieces).refusal('invader', strike({ head: 1, wings: 1 }))).toBeNull();
  const strengths = t.matching('invader', { type: 'strike' }).map((action) => {
    if (action.type !== 'strike') return 0;
    const { head = 0, wings = 0, legs = 0 } = action.groups;
    return 3 * head + 2 * wings + legs;
  });
  expect(Math.max(...strengths)).toBe(7);
});

test('DR-2.8.7-l no reinforcements land on a dock with a whirlwind', () => {
  const t = table({
    map: 'esirien',
    phase: 6,
    turn: 10,
    pieces: { inf: infantry('1910'), orc: orc('0110') },
    state: (state, hex) => {
      state.owed.push('INF', 'INF');
      state.whirlwinds.push({ hex: hex('0915'), side: 'invader', drifted: false, spared: [] });
    },
  });
  expect(t.refusal('defender', { type: 'arrive', what: 'INF', hex: '0915' })).toBe('DR-2.8.7-l');
  expect(t.offers('defender', { type: 'arrive', hex: '0915' })).toBe(false);
  expect(t.refusal('defender', { type: 'arrive', what: 'INF', hex: '0815' })).toBeNull();
});

test('DR-2.8.7-n a minor monster strikes out of a whirlwind with all it has, but cannot be attacked in it', () => {
  const fights = windy('1010', 4, { giant: giant('1010'), inf: infantry('1009'), far: infantry('2010') });
  const blow = { type: 'melee', unit: 0, hex: '1009' } as const;
  expect(fights.refusal('invader', blow)).toBeNull();
  const without = windy(null, 4, { giant: giant('1010'), inf: infantry('1009'), far: infantry('2010') });
  expect(fights.odds('invader', blow)).toEqual(without.odds('invader', blow));

  const shelter = {
    archer: { type: 'ARH', side: 'defender', hex: '1009' } as Piece,
    giant: giant('1010'),
    far: infantry('2010'),
  };
  expect(windy('1010', 8, shelter).refusal('defender', { type: 'shoot', unit: 0, monster: 1 })).toBe(
    'DR-2.8.7-e',
  );
  expect(windy(null, 8, shelter).refusal('defender', { type: 'shoot', unit: 0, monster: 1 })).toBeNull();
  const blows = { inf: infantry('1009'), giant: giant('1010'), far: infantry('2010') };
  expect(windy('1010', 9, blows).refusal('defender', { type: 'melee', unit: 0, monster: 1 })).toBe(
    'DR-2.8.7-e',
  );
});

test('DR-2.8.7-q a dragon in a whirlwind may breathe, and its head is used up by it', () => {
  const t = windy('1010', 3, { dragon: dragon('1010'), inf: infantry('1009'), other: infantry('0910') });
  t.play('invader', { type: 'breathe', unit: 0, facing: 'N' }, 1);
  expect(t.at('inf')).toBe('dead');
  expect(t.state.phase).toBe(4);
  expect(t.refusal('invader', { type: 'strike', unit: 0, hex: '0910', groups: { head: 1 } })).toBe(
    'DR-2.12.1.5-c',
  );
  expect(t.refusal('invader', { type: 'strike', unit: 0, hex: '0910', groups: { legs: 4 } })).toBeNull();
});

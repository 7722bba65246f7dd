import { expect, test } from 'vitest';
import type { PrintedAction as Action } from '../../core/actions.ts';
import type { Phase } from '../../core/vocabulary.ts';
import { type Piece, table } from '../../testing/table.ts';

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

const flight: Action = { type: 'fly', unit: 0, route: ['1009', '1008'], facing: 'N', land: false };

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

test('DR-2.8.7-g going in and coming out cost a walking monster one more each', () => {
  const t = windy('1009', 2, { dragon: dragon('1010'), orc: orc('2010'), far: infantry('2510') });
  t.play('invader', { type: 'walk', unit: 0, to: '1009' });
  expect(t.unit('dragon').did?.spent).toBe(2);
  t.play('invader', { type: 'walk', unit: 0, to: '1008' });
  expect(t.unit('dragon').did?.spent).toBe(4);
  expect(t.offers('invader', { type: 'walk', unit: 0 })).toBe(false);
});

test('DR-2.8.7-g minor monsters pay as well, troops do not', () => {
  const t = windy('1009', 2, {
    giant: giant('1010'),
    orc: orc('1109'),
    other: orc('2010'),
    far: infantry('2510'),
  });
  t.play('invader', { type: 'walk', unit: 0, to: '1009' });
  t.play('invader', { type: 'walk', unit: 0, to: '1008' });
  expect(t.unit('giant').did?.spent).toBe(4);
  t.play('invader', { type: 'walk', unit: 1, to: '1009' });
  expect(t.unit('orc').did?.spent).toBe(1);
});

test('DR-2.8.7-h a bound across a whirlwind ends in it on four or more', () => {
  const pieces = { dragon: dragon('1010'), orc: orc('2010'), far: infantry('2510') };
  const leap = { type: 'bound', unit: 0, to: '1007' } as const;
  const crash = windy('1008', 2, pieces);
  expect(crash.odds('invader', leap)).toMatchObject([
    { roll: 'whirlwind', needs: 4, chance: [3, 6] },
    { roll: 'crash-damage', dice: 2 },
  ]);
  crash.play('invader', leap, 4, 1, 1);
  expect(crash.at('dragon')).toBe('1008');
  expect(crash.state.frames).toMatchObject([{ kind: 'damage', cause: 'crash', points: 2 }]);
  const safe = windy('1008', 2, pieces);
  safe.play('invader', leap, 3);
  expect([safe.at('dragon'), safe.state.frames]).toEqual(['1007', []]);
});

test('DR-2.8.7-h so does a flight into it or out of it', () => {
  const aloft = { dragon: dragon('1010', { aloft: true }), orc: orc('2010'), far: infantry('2510') };
  for (const centre of ['1008', '1010']) {
    const t = windy(centre, 2, aloft);
    t.play('invader', flight, 6, 1, 2);
    expect([t.at('dragon'), t.unit('dragon').body?.aloft]).toEqual([centre, false]);
  }
});

test('DR-2.8.7-i a whirlwind under a flyer makes it check at once', () => {
  const position = () =>
    windy(null, 5, {
      wizard: { type: 'WZD', side: 'defender', hex: '1010' },
      dragon: dragon('1008', { aloft: true }),
      inf: infantry('2010'),
    });
  const cast = { type: 'cast', spell: 'whirlwind', unit: 0, hex: '1008' } as const;
  expect(position().odds('defender', cast)).toMatchObject([
    { roll: 'whirlwind', unit: 1, dice: 1, needs: 4, chance: [3, 6] },
    { roll: 'crash-damage', unit: 1, dice: 2 },
  ]);
  const crash = position();
  crash.play('defender', cast, 5, 3, 4);
  expect(crash.unit('dragon').body?.aloft).toBe(false);
  // In the defender's phase the invader spreads the damage.
  expect(crash.state.frames).toMatchObject([{ kind: 'damage', side: 'invader', unit: 1, points: 7 }]);
  expect(crash.state.phase).toBe(5);
  const safe = position();
  safe.play('defender', cast, 2);
  expect(safe.unit('dragon').body?.aloft).toBe(true);
  expect(safe.state.whirlwinds).toMatchObject([{ spared: [1] }]);
});

test('DR-2.8.7-i a monster on the ground is not disturbed by it', () => {
  const t = windy(null, 5, {
    wizard: { type: 'WZD', side: 'defender', hex: '1010' },
    dragon: dragon('1008'),
    inf: infantry('2010'),
  });
  const cast = { type: 'cast', spell: 'whirlwind', unit: 0, hex: '1008' } as const;
  expect(t.odds('defender', cast)).toEqual([]);
  t.play('defender', cast);
  expect(t.hp('dragon', 'belly')).toEqual([6]);
});

test('DR-2.8.7-i it checks too when the whirlwind drifts under it', () => {
  const t = table({
    phase: 4,
    pieces: {
      wizard: { type: 'WZD', side: 'defender', hex: '2010' },
      dragon: dragon('1009', { aloft: true }),
      orc: orc('0310'),
      inf: infantry('0311'),
    },
    state: (state, hex) => {
      state.whirlwinds.push({ hex: hex('1010'), side: 'defender', drifted: false, spared: [1] });
    },
  });
  t.play('invader', { type: 'end' }, 1, 4, 2, 2);
  expect(t.unit('dragon').body?.aloft).toBe(false);
  expect(t.state.whirlwinds).toMatchObject([{ hex: t.hex('1009'), spared: [] }]);
});

test('DR-2.8.7-j one that passed that check leaves without another', () => {
  const aloft = { dragon: dragon('1010', { aloft: true }), orc: orc('2010'), far: infantry('2510') };
  const spared = windy('1010', 2, aloft);
  spared.state.whirlwinds[0].spared.push(0);
  expect(spared.odds('invader', flight)).toEqual([]);
  // No dice are given: a check would throw.
  spared.play('invader', flight);
  expect(spared.at('dragon')).toBe('1008');
});

test('DR-2.8.7-o a monster without legs slithers neither out of a whirlwind nor into one', () => {
  const lame = {
    dragon: dragon('1010', { hp: { legs: [0, 0, 0, 0], wings: [0, 0] } }),
    orc: orc('2010'),
    far: infantry('2510'),
  };
  const ahead = { type: 'slither', unit: 0, to: '1009' };
  expect(windy(null, 2, lame).refusal('invader', ahead)).toBeNull();
  expect(windy('1009', 2, lame).refusal('invader', ahead)).toBe('DR-2.8.7-o');
  const inside = windy('1010', 2, lame);
  expect(inside.refusal('invader', ahead)).toBe('DR-2.8.7-o');
  expect(inside.matching('invader', { type: 'slither' })).toEqual([
    { type: 'slither', unit: 0, facing: 'NE' },
    { type: 'slither', unit: 0, facing: 'NW' },
  ]);
});

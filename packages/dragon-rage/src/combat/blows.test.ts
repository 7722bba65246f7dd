import { expect, test } from 'vitest';
import { SMASHED } from '../core/state.ts';
import type { Area } from '../core/vocabulary.ts';
import { defender, invader } from '../testing/pieces.ts';
import { eventsOf, table } from '../testing/table.ts';
import type { Corrections } from '../world/corrections.ts';

const idle = { bystander: defender('INF', '2010'), foe: invader('ORC', '2009') };
const dragon = invader('DRAGON', '1010', { facing: 'N' });

const blow = (unit: number, monster: number, area?: Area) =>
  area ? ({ type: 'melee', unit, monster, area } as const) : ({ type: 'melee', unit, monster } as const);

/** The areas of monster 0 that unit 1 may go for. */
function areasFrom(hex: string, prey = dragon, corrections?: Corrections, smashed = false): Area[] {
  const t = table({
    phase: 9,
    ...(corrections ? { corrections } : {}),
    pieces: { prey, inf: defender('INF', hex), ...idle },
    state: (state) => {
      if (smashed) state.entrances[0] |= SMASHED;
    },
  });
  const areas = ['head', 'wings', 'legs', 'belly'] as const;
  const offered = t
    .matching('defender', { type: 'melee', unit: 1 })
    .map((a) => ('area' in a ? a.area : null));
  expect(areas.filter((area) => t.refusal('defender', blow(1, 0, area)) === null)).toEqual(offered);
  return areas.filter((area) => offered.includes(area));
}

test('DR-2.7.2-a those in the same or a neighbouring hex attack a grounded major monster', () => {
  const t = table({
    phase: 9,
    pieces: {
      dragon,
      hero: defender('HERO', '1010'),
      near: defender('INF', '1011'),
      far: defender('INF', '1012'),
      ...idle,
    },
  });
  expect(t.refusal('defender', blow(t.id('hero'), 0, 'belly'))).toBeNull();
  expect(t.refusal('defender', blow(t.id('near'), 0, 'legs'))).toBeNull();
  expect(t.refusal('defender', blow(t.id('far'), 0, 'legs'))).toBe('DR-2.7.2-a');
  expect(t.offers('defender', { type: 'melee', unit: t.id('far') })).toBe(false);
});

const underTower: Corrections = { map: 'plain', hexes: { '1010': { terrain: 'tower' } } };

test('DR-2.7.2-b barred when one of the two is in a tower or a wall lies between, save by an open entrance', () => {
  const legsFrom = (hex: string, corrections: Corrections, smashed = false) => {
    const t = table({
      phase: 9,
      corrections,
      pieces: { dragon, inf: defender('INF', hex), ...idle },
      state: (state) => {
        if (smashed) state.entrances[0] |= SMASHED;
      },
    });
    return t.refusal('defender', blow(1, 0, 'legs'));
  };
  expect(legsFrom('1011', underTower)).toBe('DR-2.7.2-b');
  expect(legsFrom('1010', underTower)).toBeNull();
  expect(legsFrom('1011', { map: 'plain', walls: { add: [['1010', '1011']] } })).toBe('DR-2.7.2-b');
  const door: Corrections = {
    ...underTower,
    entrances: { add: [{ between: ['1010', '1011'], type: 'door', of: 'tower', inside: '1010' }] },
  };
  expect(legsFrom('1011', door)).toBe('DR-2.7.2-b');
  expect(legsFrom('1011', door, true)).toBeNull();
});

test('DR-2.7.2-c a major monster in flight is out of reach of melee, not of arrows', () => {
  const pieces = {
    dragon: { ...dragon, aloft: true },
    inf: defender('INF', '1009'),
    arh: defender('ARH', '1011'),
    spare: defender('ARH', '1012'),
    ...idle,
  };
  const t = table({ phase: 9, pieces });
  for (const area of ['head', 'wings', 'legs', 'belly'] as const)
    expect(t.refusal('defender', blow(t.id('inf'), 0, area))).toBe('DR-2.7.2-c');
  expect(t.offers('defender', { type: 'melee', monster: 0 })).toBe(false);
  expect(table({ phase: 8, pieces }).offers('defender', { type: 'shoot', monster: 0 })).toBe(true);
});

test('DR-2.7.2-d the attacker names an area it can reach and rolls that area number', () => {
  expect(areasFrom('1009')).toEqual(['head', 'legs']);
  expect(areasFrom('1110')).toEqual(['wings', 'legs']);
  expect(areasFrom('1111')).toEqual(['wings', 'legs']);
  expect(areasFrom('1011')).toEqual(['legs']);
  const t = table({ phase: 9, pieces: { dragon, inf: defender('INF', '1111'), ...idle } });
  expect(t.odds('defender', blow(1, 0, 'wings'))).toMatchObject([{ needs: 4, chance: [3, 6] }]);
  expect(t.odds('defender', blow(1, 0, 'legs'))).toMatchObject([{ needs: 5, chance: [2, 6] }]);
  expect(t.refusal('defender', blow(1, 0, 'head'))).toBe('DR-2.7.2-d');
  t.play('defender', blow(1, 0, 'wings'), 3);
  expect(t.hp('dragon', 'wings')).toEqual([6, 6]);
});

test('DR-2.7.2-e DR-2.7.4.1-a every unit rolls for itself, each hit worth its own strength', () => {
  const t = table({
    phase: 9,
    pieces: {
      dragon,
      mil: defender('MIL', '1011'),
      hero: defender('HERO', '1111', { wounded: true }),
      inf: defender('INF', '0911'),
      cav: defender('CAV', '1110'),
      ...idle,
    },
  });
  t.play('defender', blow(t.id('mil'), 0, 'legs'), 5);
  expect(t.hp('dragon', 'legs')).toEqual([2, 3, 3, 3]);
  t.play('defender', blow(t.id('inf'), 0, 'legs'), 4);
  expect(t.hp('dragon', 'legs')).toEqual([2, 3, 3, 3]);
  const events = t.play('defender', blow(t.id('cav'), 0, 'legs'), 5);
  expect(eventsOf(events, 'damaged')).toMatchObject([{ points: 3, by: t.id('cav') }]);
  // 1 + 3 points together: the first group is gone, the second has lost one.
  expect(t.hp('dragon', 'legs')).toEqual([0, 2, 3, 3]);
});

test('DR-2.7.2-f a hit does damage equal to the strength of the attacker', () => {
  const t = table({ phase: 9, pieces: { dragon, inf: defender('INF', '1111'), ...idle } });
  t.play('defender', blow(1, 0, 'wings'), 4);
  expect(t.hp('dragon', 'wings')).toEqual([4, 6]);
});

test('DR-2.7.2-g from a tower through an open entrance: head or wings, not legs or belly', () => {
  const behind: Corrections = {
    map: 'plain',
    hexes: { '1011': { terrain: 'tower' } },
    entrances: { add: [{ between: ['1010', '1011'], type: 'door', of: 'tower', inside: '1011' }] },
  };
  expect(areasFrom('1011', dragon, behind, true)).toEqual(['head', 'wings']);
  expect(areasFrom('1011', dragon, { map: 'plain', hexes: { '1011': { terrain: 'tower' } } })).toEqual([]);
});

test('DR-2.7.2-h under the monster belly and legs are offered, or an attack elsewhere', () => {
  expect(areasFrom('1010')).toEqual(['legs', 'belly']);
  const t = table({
    phase: 9,
    pieces: { dragon, inf: defender('INF', '1010'), orc: invader('ORC', '1011'), ...idle },
  });
  expect(t.odds('defender', blow(1, 0, 'belly'))).toMatchObject([{ needs: 4 }]);
  expect(t.odds('defender', blow(1, 0, 'legs'))).toMatchObject([{ needs: 5 }]);
  expect(t.refusal('defender', { type: 'melee', unit: 1, hex: '1011' })).toBeNull();
  expect(t.refusal('defender', { type: 'end' })).toBeNull();
  const move = table({ phase: 7, pieces: { dragon, inf: defender('INF', '1010'), ...idle } });
  move.play('defender', { type: 'walk', unit: 1, to: '1011' });
  expect(move.unit('inf').did?.spent).toBe(1);
  expect(move.refusal('defender', { type: 'walk', unit: 1, to: '1010' })).toBe('DR-2.4.3-a');
});

test('DR-2.7.3-a DR-2.7.3-b a minor monster is hit on 5+ from any side and loses the strength from its pool', () => {
  const water: Corrections = { map: 'plain', hexes: { '1010': { terrain: 'river' } } };
  const strike = (hex: string, die: number) => {
    const t = table({
      phase: 9,
      corrections: water,
      pieces: { serpent: invader('SERPENT', '1010'), inf: defender('INF', hex), ...idle },
    });
    t.play('defender', blow(1, 0), die);
    return t.unit('serpent').body?.hp;
  };
  for (const hex of ['1009', '1110', '1111', '1011', '0911', '0910']) expect(strike(hex, 5)).toEqual([[13]]);
  expect(strike('1009', 4)).toEqual([[15]]);
  const t = table({
    phase: 9,
    pieces: { giant: invader('GIANT', '1010'), cav: defender('CAV', '1009'), ...idle },
  });
  expect(t.refusal('defender', blow(1, 0, 'legs'))).toBe('DR-2.7.3-a');
  t.play('defender', blow(1, 0), 6);
  expect(t.unit('giant').body?.hp).toEqual([[7]]);
});

test('DR-1.1-a a giant own entry asks for 6 where minor monsters are generally hit on 5+', () => {
  const giantAfter = (die: number) => {
    const t = table({
      phase: 9,
      pieces: { giant: invader('GIANT', '1010'), inf: defender('INF', '1009'), ...idle },
    });
    t.play('defender', blow(1, 0), die);
    return t.unit('giant').body?.hp;
  };
  expect(giantAfter(5)).toEqual([[10]]);
  expect(giantAfter(6)).toEqual([[8]]);
});

test('DR-2.7.4.2-a the area is named before the die is cast', () => {
  const t = table({ phase: 9, pieces: { dragon, inf: defender('INF', '1111'), ...idle } });
  expect(t.refusal('defender', blow(1, 0))).toBe('DR-2.7.4.2-a');
  t.play('defender', blow(1, 0, 'legs'), 4);
  expect(t.refusal('defender', blow(1, 0, 'wings'))).toBe('DR-2.7.1.2-d');
});

test('DR-2.7.4.2-b DR-2.7.4.2-c groups fall in order, and a group without points strikes no more', () => {
  const corrections: Corrections = { units: { CAV: { attack: 4 } } };
  const t = table({ phase: 9, corrections, pieces: { dragon, cav: defender('CAV', '1011'), ...idle } });
  const events = t.play('defender', blow(1, 0, 'legs'), 5);
  expect(t.hp('dragon', 'legs')).toEqual([0, 2, 3, 3]);
  expect(eventsOf(events, 'group-lost')).toMatchObject([{ unit: 0, area: 'legs' }]);
  const after = table({
    phase: 4,
    pieces: { dragon: { ...dragon, hp: { wings: [0, 6] } }, inf: defender('INF', '1009'), ...idle },
  });
  const wings = (count: number) =>
    ({ type: 'strike', unit: 0, hex: '1009', groups: { wings: count } }) as const;
  expect(after.refusal('invader', wings(2))).toBe('DR-2.7.4.2-c');
  const buffet = after.play('invader', wings(1), 1);
  expect(eventsOf(buffet, 'attack')).toMatchObject([{ attack: 2 }]);
});

test('DR-2.7.4.2-d what exceeds an area is lost, and so are hits on an area that is gone', () => {
  const hurt = (hp: { head: number[] }) => {
    const t = table({
      phase: 9,
      pieces: { dragon: { ...dragon, hp }, cav: defender('CAV', '1009'), ...idle },
    });
    const [{ results }] = t.odds('defender', blow(1, 0, 'head'));
    const events = t.play('defender', blow(1, 0, 'head'), 6);
    expect([t.hp('dragon', 'wings'), t.hp('dragon', 'belly')]).toEqual([[6, 6], [6]]);
    expect(t.hp('dragon', 'legs')).toEqual([3, 3, 3, 3]);
    const [{ points, clause }] = eventsOf(events, 'damaged');
    return { forecast: results[0], points, clause, head: t.hp('dragon', 'head') };
  };
  expect(hurt({ head: [1] })).toMatchObject({
    forecast: { result: 'damaged', value: 1 },
    points: 1,
    clause: 'DR-2.7.2-f',
    head: [0],
  });
  expect(hurt({ head: [0] })).toMatchObject({
    forecast: { result: 'wasted' },
    points: 0,
    clause: 'DR-2.7.4.2-d',
    head: [0],
  });
});

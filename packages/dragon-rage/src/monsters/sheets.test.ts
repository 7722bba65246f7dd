import { expect, test } from 'vitest';
import type { Area } from '../core/vocabulary.ts';
import { defender, invader } from '../testing/pieces.ts';
import { eventsOf, type Piece, table } from '../testing/table.ts';
import { worldFor } from '../world/world.ts';

// How a major monster is made and where it can be hit: its sheet, read through attacks on it.

const idle = { foe: defender('INF', '2010'), ally: invader('ORC', '2009') };
const AREAS = ['head', 'wings', 'legs', 'belly'] as const;

const blow = (area: Area) => ({ type: 'melee', unit: 1, monster: 0, area }) as const;

/** What an infantry in the hex needs to hit each area it can reach. */
function exposed(monster: Piece, from: string): Partial<Record<Area, number>> {
  const t = table({ phase: 9, pieces: { monster, inf: defender('INF', from), ...idle } });
  const needs: Partial<Record<Area, number>> = {};
  for (const area of AREAS) {
    const [roll] = t.odds('defender', blow(area));
    if (roll) needs[area] = roll.needs;
    expect(t.refusal('defender', blow(area))).toBe(roll ? null : 'DR-2.7.2-d');
  }
  return needs;
}

const sheet = (monster: Piece): number[][] => {
  const t = table({ phase: 9, pieces: { monster, ...idle } });
  return AREAS.map((area) => t.hp('monster', area));
};

const dragon = invader('DRAGON', '1010', { facing: 'N' });
const young = invader('YDRAGON', '1010', { facing: 'N' });
const roc = invader('ROC', '1010', { facing: 'N' });
const wurm = invader('WURM', '1010', { facing: 'N' });

const breaths = (monster: Piece): number | undefined =>
  table({ phase: 9, pieces: { monster } }).unit('monster').body?.breaths;

test('DR-2.12.1-a a dragon has head 8, wings 6 and 6, legs four times 3, belly 6 and two breaths', () => {
  expect(sheet(dragon)).toEqual([[8], [6, 6], [3, 3, 3, 3], [6]]);
  expect(breaths(dragon)).toBe(2);
});

test('DR-2.12.2-a a young dragon has head 3, wings 3 and 3, legs 4 and 4, belly 3 and one breath; its belly kills it', () => {
  expect(sheet(young)).toEqual([[3], [3, 3], [4, 4], [3]]);
  expect(breaths(young)).toBe(1);
  const t = table({ phase: 9, pieces: { young, hero: defender('HERO', '1010'), ...idle } });
  t.play('defender', blow('belly'), 3, 6);
  expect(t.at('young')).toBe('dead');
});

test('DR-2.12.3-a a roc has head 6, wings 8 and 8, legs 4 and 4, belly 12 and never breathes', () => {
  expect(sheet(roc)).toEqual([[6], [8, 8], [4, 4], [12]]);
  const t = table({ phase: 3, pieces: { roc, inf: defender('INF', '1009'), ...idle } });
  expect(t.offers('invader', { type: 'breathe' })).toBe(false);
  expect(t.refusal('invader', { type: 'breathe', unit: 0, facing: 'N' })).toBe('DR-2.12.1.5-a');
});

test('DR-2.12.4-a a wurm has head 8, legs six times 3, belly 4, no wings and no breath', () => {
  expect(sheet(wurm)).toEqual([[8], [], [3, 3, 3, 3, 3, 3], [4]]);
  const t = table({ phase: 3, pieces: { wurm, inf: defender('INF', '1009'), ...idle } });
  expect(t.refusal('invader', { type: 'breathe', unit: 0, facing: 'N' })).toBe('DR-2.12.1.5-a');
  expect(exposed(wurm, '1110')).toEqual({ legs: 5 });
});

test('DR-2.12.1.7.1-a the head of a dragon is hit on 6 from straight ahead only', () => {
  expect(exposed(dragon, '1009').head).toBe(6);
  for (const hex of ['0910', '1110', '0911', '1111', '1011', '1010'])
    expect(exposed(dragon, hex).head).toBeUndefined();
  const t = (die: number) => {
    const at = table({ phase: 9, pieces: { dragon, inf: defender('INF', '1009'), ...idle } });
    at.play('defender', blow('head'), die);
    return at.hp('dragon', 'head');
  };
  expect(t(5)).toEqual([8]);
  expect(t(6)).toEqual([6]);
});

test('DR-2.12.1.7.1-b DR-2.12.4.3-f without wings and legs the head is open to all three front hexes', () => {
  const helpless = { ...dragon, hp: { wings: [0, 0], legs: [0, 0, 0, 0] } };
  for (const hex of ['0910', '1009', '1110']) expect(exposed(helpless, hex).head).toBe(6);
  expect(exposed(helpless, '1111').head).toBeUndefined();
  expect(exposed({ ...dragon, hp: { wings: [0, 0], legs: [0, 0, 0, 1] } }, '1110').head).toBeUndefined();
  const stump = { ...wurm, hp: { legs: [0, 0, 0, 0, 0, 0] } };
  for (const hex of ['0910', '1009', '1110']) expect(exposed(stump, hex).head).toBe(6);
  expect(exposed({ ...roc, hp: { legs: [0, 0] } }, '1110').head).toBeUndefined();
  expect(exposed({ ...roc, hp: { legs: [0, 0], wings: [0, 0] } }, '1110').head).toBe(6);
});

test('DR-2.12.1.7.2-a the wings of a dragon are hit on 4 from the four sides', () => {
  for (const hex of ['0910', '1110', '0911', '1111']) expect(exposed(dragon, hex).wings).toBe(4);
  for (const hex of ['1009', '1011', '1010']) expect(exposed(dragon, hex).wings).toBeUndefined();
});

test('DR-2.12.1.7.3-a the legs of a dragon are hit on 5 from all around and below, never from a tower', () => {
  for (const hex of ['1009', '0910', '1110', '0911', '1111', '1011', '1010'])
    expect(exposed(dragon, hex).legs).toBe(5);
  const t = table({
    phase: 9,
    corrections: {
      map: 'plain',
      hexes: { '1011': { terrain: 'tower' } },
      entrances: { add: [{ between: ['1010', '1011'], type: 'door', of: 'tower', inside: '1011' }] },
    },
    pieces: { dragon, archer: defender('ARH', '1011'), ...idle },
  });
  const offered = t.matching('defender', { type: 'melee', unit: 1, monster: 0 });
  expect(offered.map((action) => ('area' in action ? action.area : null))).toEqual(['head', 'wings']);
});

test('DR-2.12.1.7.4-a the belly of a dragon is hit on 4 from its own hex only', () => {
  expect(exposed(dragon, '1010').belly).toBe(4);
  for (const hex of ['1009', '1110', '1111', '1011']) expect(exposed(dragon, hex).belly).toBeUndefined();
});

test('DR-MDS-b where and on what a dragon is hit', () => {
  expect(exposed(dragon, '1009')).toEqual({ head: 6, legs: 5 });
  expect(exposed(dragon, '1110')).toEqual({ wings: 4, legs: 5 });
  expect(exposed(dragon, '1011')).toEqual({ legs: 5 });
  expect(exposed(dragon, '1010')).toEqual({ legs: 5, belly: 4 });
});

test('DR-MDS-e where and on what a young dragon is hit', () => {
  expect(exposed(young, '1009')).toEqual({ head: 6, legs: 5 });
  expect(exposed(young, '1110')).toEqual({ wings: 4, legs: 5 });
  expect(exposed(young, '1010')).toEqual({ legs: 5, belly: 4 });
});

test('DR-MDS-h DR-2.12.4.3-a DR-2.12.4.3-b DR-2.12.4.3-c where and on what a wurm is hit', () => {
  expect(exposed(wurm, '1009')).toEqual({ head: 6, legs: 5 });
  expect(exposed(wurm, '1110')).toEqual({ legs: 5 });
  expect(exposed(wurm, '1010')).toEqual({ legs: 5, belly: 4 });
});

test('DR-2.12.4.3-a a six from ahead hits the head of a wurm', () => {
  const t = table({ phase: 9, pieces: { wurm, inf: defender('INF', '1009'), ...idle } });
  t.play('defender', blow('head'), 6);
  expect(t.hp('wurm', 'head')).toEqual([6]);
});

test('DR-2.12.4.3-b damage runs through the leg groups of a wurm and takes its MP', () => {
  const t = table({
    phase: 9,
    corrections: { units: { INF: { attack: 4 } } },
    pieces: { wurm, inf: defender('INF', '1011'), ...idle },
  });
  t.play('defender', blow('legs'), 5);
  expect(t.hp('wurm', 'legs')).toEqual([0, 2, 3, 3, 3, 3]);
  t.state.phase = 2;
  expect(t.refusal('invader', { type: 'turn', unit: 0, facing: 'NE' })).toBeNull();
  for (const facing of ['NE', 'SE', 'NE', 'SE', 'NE'] as const)
    t.play('invader', { type: 'turn', unit: 0, facing });
  expect(t.refusal('invader', { type: 'turn', unit: 0, facing: 'N' })).toBe('DR-2.12.1.1.1-a');
});

test('DR-2.12.4.3-c two hits of a hero in the belly kill a wurm', () => {
  const t = table({
    phase: 9,
    pieces: { wurm, hero: defender('HERO', '1010'), second: defender('HERO', '1010'), ...idle },
  });
  t.play('defender', blow('belly'), 3);
  expect(t.hp('wurm', 'belly')).toEqual([1]);
  t.play('defender', { ...blow('belly'), unit: 2 }, 3, 6, 6);
  expect(t.at('wurm')).toBe('dead');
});

test('DR-2.12.3.3-a DR-2.12.3.3-b DR-2.12.3.3-c DR-2.12.3.3-d DR-MDS-k where and on what a roc is hit', () => {
  expect(exposed(roc, '1009')).toEqual({ head: 6, legs: 5 });
  for (const hex of ['0910', '1110', '0911', '1111'])
    expect(exposed(roc, hex)).toEqual({ wings: 4, legs: 5 });
  expect(exposed(roc, '1011')).toEqual({ legs: 5 });
  expect(exposed(roc, '1010')).toEqual({ legs: 5, belly: 5 });
});

test('DR-2.12.3.3-a DR-2.12.3.3-b DR-2.12.3.3-c hits on a roc', () => {
  const hit = (hex: string, area: Area, die: number) => {
    const t = table({ phase: 9, pieces: { roc, inf: defender('INF', hex), ...idle } });
    t.play('defender', blow(area), die);
    return t.hp('roc', area);
  };
  expect(hit('1009', 'head', 6)).toEqual([4]);
  expect(hit('1009', 'head', 5)).toEqual([6]);
  expect(hit('1110', 'wings', 4)).toEqual([6, 8]);
  expect(hit('1110', 'wings', 3)).toEqual([8, 8]);
  expect(hit('1011', 'legs', 5)).toEqual([2, 4]);
  expect(hit('1011', 'legs', 4)).toEqual([4, 4]);
});

test('DR-2.12.3.3-d a hero below hits the belly of a roc on a natural 4; by the option it is open from anywhere', () => {
  const under = (die: number) => {
    const t = table({ phase: 9, pieces: { roc, hero: defender('HERO', '1010'), ...idle } });
    t.play('defender', blow('belly'), die);
    return t.hp('roc', 'belly');
  };
  expect(under(4)).toEqual([9]);
  expect(under(3)).toEqual([12]);
  const beside = (rocBelly: 'underneath' | 'anywhere') =>
    table({
      phase: 9,
      options: { rocBelly },
      pieces: { roc, inf: defender('INF', '1011'), ...idle },
    }).refusal('defender', blow('belly'));
  expect(beside('underneath')).toBe('DR-2.7.2-d');
  expect(beside('anywhere')).toBeNull();
});

const shot = (area?: Area) =>
  area
    ? ({ type: 'shoot', unit: 1, monster: 0, area } as const)
    : ({ type: 'shoot', unit: 1, monster: 0 } as const);

test('DR-2.12.1.9-a DR-2.12.3.3-e missiles: one point to head, wings or legs on the ground, two to the belly in flight', () => {
  for (const monster of [dragon, roc]) {
    const grounded = table({ phase: 8, pieces: { monster, archer: defender('ARH', '1009'), ...idle } });
    expect(grounded.refusal('defender', shot('belly'))).toBe('DR-2.7.6.3-d');
    const areas = grounded.matching('defender', { type: 'shoot', unit: 1 });
    expect(areas.map((action) => ('area' in action ? action.area : null))).toEqual(['head', 'wings', 'legs']);
    grounded.play('defender', shot('wings'), 5);
    const [first, second] = grounded.hp('monster', 'wings');
    expect(second - first).toBe(1);
    const flying = table({
      phase: 8,
      pieces: { monster: { ...monster, aloft: true }, archer: defender('ARH', '1009'), ...idle },
    });
    expect(flying.refusal('defender', shot('wings'))).toBe('DR-2.7.6.3-f');
    const before = flying.hp('monster', 'belly')[0];
    flying.play('defender', shot(), 6);
    expect(flying.hp('monster', 'belly')).toEqual([before - 2]);
  }
});

test('DR-2.12.4.3-d a missile takes one point from the head or legs of a wurm', () => {
  const t = table({ phase: 8, pieces: { wurm, archer: defender('ARH', '1009'), ...idle } });
  const areas = t.matching('defender', { type: 'shoot', unit: 1 });
  expect(areas.map((action) => ('area' in action ? action.area : null))).toEqual(['head', 'legs']);
  t.play('defender', shot('legs'), 5);
  expect(t.hp('wurm', 'legs')).toEqual([2, 3, 3, 3, 3, 3]);
});

test('DR-MDS-l the combat summary box of the dragon agrees with its sheet', () => {
  const areas = worldFor('plain', null).types.DRAGON.areas ?? [];
  const box = areas.map(({ area, strength, hitOn, hp }) => [area, strength, hitOn, hp]);
  expect(box).toEqual([
    ['head', 3, 6, 8],
    ['wings', 2, 4, 6],
    ['legs', 1, 5, 3],
    ['belly', 0, 4, 6],
  ]);
});

test('DR-2.12.2-a a young dragon loses its areas as a dragon does', () => {
  const t = table({
    phase: 9,
    pieces: { young: { ...young, hp: { head: [2] } }, inf: defender('INF', '1009'), ...idle },
  });
  const events = t.play('defender', blow('head'), 6);
  expect(eventsOf(events, 'berserk')).toHaveLength(1);
});

import { expect, test } from 'vitest';
import type { Area } from '../core/vocabulary.ts';
import { defender, invader } from '../testing/pieces.ts';
import { eventsOf, table } from '../testing/table.ts';

const idle = { foe: defender('INF', '2010'), ally: invader('ORC', '2009') };
const dragon = invader('DRAGON', '1010', { facing: 'N' });

const blow = (unit: number, area?: Area) =>
  area
    ? ({ type: 'melee', unit, monster: 0, area } as const)
    : ({ type: 'melee', unit, monster: 0 } as const);

test('DR-2.7.4.1-a each hit is worth the strength of the unit that made it', () => {
  const t = table({
    phase: 9,
    pieces: { dragon, archer: defender('ARH', '1011'), cavalry: defender('CAV', '1111'), ...idle },
  });
  const first = eventsOf(t.play('defender', blow(1, 'legs'), 5), 'damaged');
  expect(first).toMatchObject([{ area: 'legs', points: 1, by: 1 }]);
  const second = eventsOf(t.play('defender', blow(2, 'legs'), 5), 'damaged');
  expect(second).toMatchObject([{ area: 'legs', points: 3, by: 2 }]);
  expect(t.hp('dragon', 'legs')).toEqual([0, 2, 3, 3]);
});

test('DR-2.7.4.2-a the area is named with the attack, before any die', () => {
  const t = table({ phase: 9, pieces: { dragon, inf: defender('INF', '1011'), ...idle } });
  expect(t.refusal('defender', blow(1))).toBe('DR-2.7.4.2-a');
  expect(t.refusal('defender', blow(1, 'wings'))).toBe('DR-2.7.2-d');
  t.play('defender', blow(1, 'legs'), 4);
  expect(t.refusal('defender', blow(1, 'legs'))).toBe('DR-2.7.1.2-d');
});

test('DR-2.7.4.2-b damage fills the first group, then the next', () => {
  const t = table({
    phase: 9,
    corrections: { units: { INF: { attack: 4 } } },
    pieces: { dragon, inf: defender('INF', '1011'), ...idle },
  });
  const events = t.play('defender', blow(1, 'legs'), 5);
  expect(t.hp('dragon', 'legs')).toEqual([0, 2, 3, 3]);
  expect(eventsOf(events, 'group-lost')).toMatchObject([{ unit: 0, area: 'legs' }]);
  // What a hit leads to is told after it.
  expect(events.map(({ type }) => type)).toEqual(['rolled', 'damaged', 'group-lost']);
});

test('DR-2.7.4.2-d hits on a destroyed area and damage in excess of an area are lost', () => {
  const t = table({
    phase: 9,
    pieces: {
      dragon: { ...dragon, hp: { head: [1], legs: [0, 0, 0, 0] } },
      cavalry: defender('CAV', '1009'),
      inf: defender('INF', '1011'),
      ...idle,
    },
  });
  const events = t.play('defender', blow(1, 'head'), 6);
  expect(eventsOf(events, 'damaged')).toMatchObject([{ area: 'head', points: 1 }]);
  expect(t.hp('dragon', 'head')).toEqual([0]);
  const wasted = t.play('defender', blow(2, 'legs'), 6);
  expect(eventsOf(wasted, 'damaged')).toMatchObject([{ area: 'legs', points: 0 }]);
  expect([t.hp('dragon', 'wings'), t.hp('dragon', 'belly')]).toEqual([[6, 6], [6]]);
});

test('DR-2.12.1.7.1-c a dragon that loses its head goes berserk', () => {
  const t = table({
    phase: 9,
    pieces: { dragon: { ...dragon, hp: { head: [2] } }, inf: defender('INF', '1009'), ...idle },
  });
  const events = t.play('defender', blow(1, 'head'), 6);
  expect(eventsOf(events, 'berserk')).toMatchObject([{ unit: 0, clause: 'DR-2.12.1.7.1-c' }]);
  expect(t.at('dragon')).toBe('1010');
});

test('DR-2.12.1.7.4-b a dragon dies when its belly is gone', () => {
  const t = table({
    phase: 9,
    pieces: { dragon: { ...dragon, hp: { belly: [2] } }, hero: defender('HERO', '1010'), ...idle },
  });
  t.play('defender', blow(1, 'belly'), 3, 6);
  expect(t.at('dragon')).toBe('dead');
});

test('DR-2.11-a a minor monster is one pool of points and dies when that is empty', () => {
  const serpent = (pool: number) => {
    const t = table({
      phase: 9,
      corrections: { map: 'plain', hexes: { '1010': { terrain: 'river' } }, units: { CAV: { attack: 3 } } },
      pieces: { serpent: invader('SERPENT', '1010', { pool }), cavalry: defender('CAV', '1009'), ...idle },
    });
    t.play('defender', blow(1), 5);
    return [t.at('serpent'), t.unit('serpent').body?.hp];
  };
  expect(serpent(15)).toEqual(['1010', [[12]]]);
  expect(serpent(4)).toEqual(['1010', [[1]]]);
  expect(serpent(3)).toEqual(['dead', [[0]]]);
});

test('DR-2.11-b a dead minor monster vanishes: no escape roll, no victory points, no block', () => {
  const t = table({
    phase: 9,
    corrections: { map: 'plain', hexes: { '1010': { terrain: 'city', vp: 3 } } },
    pieces: {
      giant: invader('GIANT', '1010', { pool: 2 }),
      hero: invader('OHERO', '1010'),
      inf: defender('INF', '1009'),
      next: defender('INF', '1011'),
      ...idle,
    },
  });
  const events = t.play('defender', { type: 'melee', unit: 2, monster: 0 }, 6);
  expect(t.at('giant')).toBe('dead');
  expect(eventsOf(events, 'rolled')).toHaveLength(1);
  expect(t.at('hero')).toBe('1010');
  expect(t.score()).toBe(0);
  expect(t.state.carcasses).toEqual([]);
  t.state.units[1].hex = t.hex('2013');
  t.state.phase = 7;
  expect(t.refusal('defender', { type: 'walk', unit: 3, to: '1010' })).toBeNull();
});

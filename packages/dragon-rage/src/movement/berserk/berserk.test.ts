import { expect, test } from 'vitest';
import type { PrintedAction as Action } from '../../core/actions.ts';
import { defender, invader } from '../../testing/pieces.ts';
import { table } from '../../testing/table.ts';
import type { Corrections } from '../../world/corrections.ts';
import { end, headless, idle, movesOf } from './berserk.fixture.ts';

const walk = (to: string) => ({ type: 'walk', unit: 0, to }) as const;
const turn = (facing: 'N' | 'NE' | 'SE' | 'S' | 'SW' | 'NW') => ({ type: 'turn', unit: 0, facing }) as const;
const bound = (to: string) => ({ type: 'bound', unit: 0, to }) as const;

const hexes = (actions: readonly Action[], type: Action['type']): string[] =>
  actions
    .flatMap((action) => (action.type === type && 'to' in action && action.to ? [action.to] : []))
    .sort();

test('DR-2.12.1.7.1-d facing an enemy it stays where it is', () => {
  const t = table({ phase: 2, pieces: { dragon: headless(), inf: defender('INF', '1009'), ...idle } });
  expect(movesOf(t)).toEqual([]);
  expect(t.refusal('invader', walk('1110'))).toBe('DR-2.12.1.7.1-d');
  expect(t.refusal('invader', turn('NE'))).toBe('DR-2.12.1.7.1-d');
  expect(t.refusal('invader', bound('1007'))).toBe('DR-2.12.1.7.1-d');
  expect(t.refusal('invader', end)).toBeNull();
  const below = table({ phase: 2, pieces: { dragon: headless(), hero: defender('HERO', '1010'), ...idle } });
  expect(movesOf(below)).toEqual([]);
});

test('DR-2.12.1.7.1-d with none adjacent it goes for the nearest, as near as the chosen mode brings it', () => {
  const start = () =>
    table({ phase: 2, pieces: { dragon: headless(), inf: defender('INF', '1004'), ...idle } });
  const t = start();
  expect(t.refusal('invader', end)).toBe('DR-2.12.1.7.1-d');
  expect(hexes(movesOf(t), 'walk')).toEqual(['1009']);
  expect(hexes(movesOf(t), 'bound')).toEqual(['1007']);
  expect(hexes(movesOf(t), 'slither')).toEqual(['1009']);
  expect(t.refusal('invader', walk('1110'))).toBe('DR-2.12.1.7.1-d');
  expect(t.refusal('invader', turn('NE'))).toBe('DR-2.12.1.7.1-d');
  expect(t.refusal('invader', bound('1008'))).toBe('DR-2.12.1.7.1-d');
  expect(
    t.refusal('invader', { type: 'fly', unit: 0, route: ['1009', '1008'], facing: 'N', land: false }),
  ).toBe('DR-2.12.1.7.1-d');
  for (const to of ['1009', '1008', '1007']) {
    t.play('invader', walk(to));
    expect(t.refusal('invader', end)).toBe('DR-2.12.1.7.1-d');
  }
  t.play('invader', walk('1006'));
  expect(t.refusal('invader', end)).toBeNull();
  const leap = start();
  leap.play('invader', bound('1007'));
  expect(leap.refusal('invader', end)).toBeNull();
});

test('DR-2.12.1.7.1-d it stops as soon as it faces its prey, though it has points left', () => {
  const t = table({ phase: 2, pieces: { dragon: headless(), inf: defender('INF', '1008'), ...idle } });
  t.play('invader', walk('1009'));
  expect(movesOf(t)).toEqual([]);
  expect(t.refusal('invader', { type: 'overrun', unit: 0, to: '1008' })).toBe('DR-2.12.1.7.1-d');
  expect(t.refusal('invader', end)).toBeNull();
});

test('DR-2.12.1.7.1-d it goes round a wall if that brings it nearer, and otherwise as near as it can', () => {
  const wall: Corrections = { map: 'plain', walls: { add: [['1009', '1010']] } };
  const t = table({
    phase: 2,
    corrections: wall,
    pieces: { dragon: headless(), inf: defender('INF', '1007'), ...idle },
  });
  expect(t.refusal('invader', walk('1110'))).toBeNull();
  t.play('invader', walk('1110'));
  t.play('invader', walk('1109'));
  t.play('invader', walk('1108'));
  expect(t.refusal('invader', end)).toBe('DR-2.12.1.7.1-d');
  expect(t.refusal('invader', turn('NE'))).toBe('DR-2.12.1.7.1-d');
  t.play('invader', turn('NW'));
  expect(t.refusal('invader', end)).toBeNull();
  const cage: Corrections = {
    map: 'plain',
    walls: {
      add: ['1009', '1110', '1111', '1011', '0911', '0910'].map((hex): [string, string] => ['1010', hex]),
    },
  };
  const shut = table({
    phase: 2,
    corrections: cage,
    pieces: {
      dragon: headless({ facing: 'S', hp: { head: [0], wings: [0, 0] } }),
      inf: defender('INF', '1007'),
      ...idle,
    },
  });
  expect(hexes(movesOf(shut), 'walk')).toEqual([]);
  for (const facing of ['SE', 'NE', 'N'] as const) shut.play('invader', turn(facing));
  expect(shut.refusal('invader', end)).toBeNull();
});

test('DR-2.12.1.7.1-d next to an enemy it turns on the spot to face it', () => {
  const t = table({ phase: 2, pieces: { dragon: headless(), inf: defender('INF', '1011'), ...idle } });
  expect(hexes(movesOf(t), 'walk')).toEqual([]);
  expect(hexes(movesOf(t), 'bound')).toEqual([]);
  expect(t.refusal('invader', walk('1110'))).toBe('DR-2.12.1.7.1-d');
  expect(t.refusal('invader', bound('1007'))).toBe('DR-2.12.1.7.1-d');
  expect(t.refusal('invader', { type: 'slither', unit: 0, facing: 'NE' })).toBe('DR-2.12.1.7.1-d');
  expect(t.refusal('invader', end)).toBe('DR-2.12.1.7.1-d');
  t.play('invader', turn('NE'));
  expect(t.refusal('invader', turn('N'))).toBe('DR-2.12.1.7.1-d');
  t.play('invader', turn('SE'));
  t.play('invader', turn('S'));
  expect(movesOf(t)).toEqual([]);
  expect(t.refusal('invader', end)).toBeNull();
});

test('DR-2.12.1.7.1-d without legs it turns or slithers, one or the other a turn', () => {
  const legless = headless({ facing: 'S', hp: { head: [0], wings: [0, 0], legs: [0, 0, 0, 0] } });
  const away = table({ phase: 2, pieces: { dragon: legless, inf: defender('INF', '1007'), ...idle } });
  expect(hexes(movesOf(away), 'slither')).toEqual([]);
  expect(away.refusal('invader', { type: 'slither', unit: 0, to: '1011' })).toBe('DR-2.12.1.7.1-d');
  expect(away.refusal('invader', end)).toBe('DR-2.12.1.7.1-d');
  away.play('invader', { type: 'slither', unit: 0, facing: 'SE' });
  expect(away.refusal('invader', end)).toBeNull();
  const toward = table({
    phase: 2,
    pieces: { dragon: { ...legless, facing: 'N' }, inf: defender('INF', '1007'), ...idle },
  });
  expect(movesOf(toward)).toEqual([{ type: 'slither', unit: 0, to: '1009' }]);
});

test('DR-2.12.1.7.1-g among equally near enemies the owner chooses', () => {
  const t = table({
    phase: 2,
    pieces: {
      dragon: headless(),
      a: defender('INF', '1008'),
      b: defender('INF', '1210'),
      c: defender('INF', '0711'),
      ...idle,
    },
  });
  expect(hexes(movesOf(t), 'bound')).toEqual(['1007', '1009', '1110', '1209']);
  expect(t.refusal('invader', walk('1009'))).toBeNull();
  expect(t.refusal('invader', walk('1110'))).toBeNull();
  expect(t.refusal('invader', bound('0809'))).toBe('DR-2.12.1.7.1-d');
  expect(t.refusal('invader', bound('0709'))).toBe('DR-2.12.1.7.1-d');
});

test('DR-2.12.1.7.1-d victory hexes, gates and falls are none of its concern', () => {
  const t = table({
    phase: 2,
    corrections: { map: 'plain', hexes: { '1010': { terrain: 'city', vp: 2 } } },
    pieces: { dragon: headless(), inf: defender('INF', '1005'), ...idle },
  });
  expect(t.refusal('invader', { type: 'raze', unit: 0 })).toBe('DR-2.12.1.7.1-d');
  expect(t.offers('invader', { type: 'raze' })).toBe(false);
  const tower = table({
    phase: 2,
    corrections: { map: 'plain', hexes: { '1010': { terrain: 'tower' } } },
    pieces: { dragon: headless(), inf: defender('INF', '1005'), ...idle },
  });
  expect(tower.refusal('invader', { type: 'fall', unit: 0, to: '1011' })).toBe('DR-2.12.1.7.1-d');
  const gate = table({
    phase: 2,
    corrections: {
      map: 'plain',
      entrances: { add: [{ between: ['1009', '1010'], type: 'gate', of: 'wall', inside: '1009' }] },
    },
    pieces: { dragon: headless(), inf: defender('INF', '1005'), ...idle },
  });
  expect(gate.refusal('invader', { type: 'smash', unit: 0, to: '1009', mp: 1 })).toBe('DR-2.12.1.7.1-d');
});

test('DR-2.12.1.7.1-d a monster that cannot get nearer or turn is asked for nothing', () => {
  const wreck = headless({
    type: 'ROC',
    facing: 'S',
    hp: { head: [0], wings: [0, 0], legs: [0, 0] },
  });
  const t = table({ phase: 2, pieces: { roc: wreck, inf: defender('INF', '1007'), ...idle } });
  expect(movesOf(t)).toEqual([]);
  expect(t.refusal('invader', end)).toBeNull();
});

test('DR-2.12.1.7.1-d a berserk flyer lands where it is if it can', () => {
  const t = table({
    phase: 2,
    pieces: { dragon: headless({ aloft: true }), inf: defender('INF', '1004'), ...idle },
  });
  expect(t.refusal('invader', end)).toBe('DR-2.12.1.7.1-d');
  expect(movesOf(t)).toEqual([{ type: 'fly', unit: 0, route: [], facing: 'N', land: true }]);
});

test('DR-2.12.1.7.1-d a berserk flyer lands at the first hex that will do, or flies toward the nearest enemy', () => {
  const over = table({
    phase: 2,
    pieces: { dragon: headless({ aloft: true }), inf: defender('INF', '1010'), ...idle },
  });
  const flights = movesOf(over);
  expect(flights.length).toBeGreaterThan(0);
  for (const flight of flights) expect(flight).toMatchObject({ route: ['1009', '1008'], land: true });
  const sea: Corrections = { map: 'plain', hexes: {} };
  for (let column = 1; column <= 25; column++)
    for (let row = 1; row <= 17; row++)
      Object.assign(sea.hexes ?? {}, {
        [String(column).padStart(2, '0') + String(row).padStart(2, '0')]: { terrain: 'sea' },
      });
  Object.assign(sea.hexes ?? {}, { '1001': { terrain: 'open' }, '1002': { terrain: 'open' } });
  const astray = table({
    phase: 2,
    corrections: sea,
    pieces: {
      dragon: headless({ aloft: true, hex: '1012' }),
      inf: defender('INF', '1001'),
      ally: invader('ORC', '1002'),
    },
  });
  const routes = movesOf(astray);
  expect(routes.length).toBeGreaterThan(0);
  for (const flight of routes)
    expect(flight).toMatchObject({ route: ['1011', '1010', '1009', '1008', '1007', '1006'], land: false });
});

test('DR-2.12.4.3-e a wurm without its head walks or slithers toward the nearest enemy', () => {
  const t = table({
    phase: 2,
    pieces: { wurm: headless({ type: 'WURM' }), inf: defender('INF', '1002'), ...idle },
  });
  expect(movesOf(t)).toEqual([walk('1009'), { type: 'slither', unit: 0, to: '1009' }]);
  expect(t.refusal('invader', end)).toBe('DR-2.12.1.7.1-d');
});

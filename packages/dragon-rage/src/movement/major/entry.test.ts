import { expect, test } from 'vitest';
import type { PrintedAction as Action } from '../../core/actions.ts';
import { eventsOf, type Piece, table } from '../../testing/table.ts';

const waiting: Piece = { type: 'DRAGON', side: 'invader', hex: null };
const inf = (hex: string | null): Piece => ({ type: 'INF', side: 'invader', hex });
const guard: Piece = { type: 'ORC', side: 'defender', hex: '1610' };
const enter = <N extends string>(pieces: Record<N, Piece>) => table({ map: 'nurkott', phase: 2, pieces });

test('DR-3.2.1-b a major monster walks in at an entry hex with a facing of its choice', () => {
  const t = enter({ monster: waiting, other: inf(null), guard });
  expect(t.matching('invader', { type: 'walk', unit: 0 })).toHaveLength(12);
  expect(t.refusal('invader', { type: 'walk', unit: 0, to: '0202' })).toBe('DR-2.4.2-a');
  expect(t.refusal('invader', { type: 'walk', unit: 0, to: '0302', facing: 'SE' })).toBe('DR-3.2.1-b');
  expect(t.refusal('invader', { type: 'turn', unit: 0, facing: 'NE' })).toBe('DR-3.2.1-b');
  expect(t.refusal('invader', { type: 'slither', unit: 0, to: '0202' })).toBe('DR-3.2.1-b');
  expect(t.refusal('invader', { type: 'overrun', unit: 0, to: '0202' })).toBe('DR-3.2.1-b');
  expect(t.refusal('invader', { type: 'raze', unit: 0 })).toBe('DR-2.3-e');
  expect(t.refusal('invader', { type: 'fall', unit: 0, to: '0202' })).toBe('DR-2.12.1.1.5-g');
  t.play('invader', { type: 'walk', unit: 0, to: '0202', facing: 'SE' });
  expect([t.at('monster'), t.facing('monster'), t.unit('monster').did?.spent]).toEqual(['0202', 'SE', 1]);
  t.play('invader', { type: 'walk', unit: 0, to: '0303' });
  expect(t.unit('monster').did?.spent).toBe(2);
});

test('DR-3.2.1-b an entry hex that is taken is closed, the other one is not', () => {
  const t = enter({ monster: waiting, other: inf('0202'), guard });
  expect(t.refusal('invader', { type: 'walk', unit: 0, to: '0202', facing: 'SE' })).toBe('DR-3.2.1-b');
  expect(t.matching('invader', { type: 'walk', unit: 0 })).toHaveLength(6);
  const hero: Piece = { type: 'OHERO', side: 'defender', hex: '0202' };
  const held = enter({ monster: waiting, hero, other: inf(null) });
  expect(held.refusal('invader', { type: 'bound', unit: 0, to: '0202', facing: 'SE' })).toBe('DR-3.2.1-b');
});

test('DR-3.2.1-b a bound from off the map counts the entry hex as its first', () => {
  const t = enter({ monster: waiting, other: inf(null), guard });
  const bound = (to: string, facing?: string) => ({ type: 'bound', unit: 0, to, facing });
  expect(t.refusal('invader', { type: 'bound', unit: 0, to: '0202' })).toBe('DR-2.4.2-a');
  for (const to of ['0202', '0203', '0204']) expect(t.refusal('invader', bound(to, 'S'))).toBeNull();
  expect(t.refusal('invader', bound('0205', 'S'))).toBe('DR-3.2.1-b');
  expect(t.refusal('invader', bound('0203', 'SE'))).toBe('DR-3.2.1-b');
  t.play('invader', { type: 'bound', unit: 0, to: '0204', facing: 'S' });
  expect([t.at('monster'), t.facing('monster')]).toEqual(['0204', 'S']);
});

test('DR-3.2.1-b a flight from off the map enters at an entry hex, straight on, and has taken off', () => {
  const t = enter({ monster: waiting, other: inf('0202'), guard });
  const fly = (route: string[], facing: string, land = false) => ({
    type: 'fly',
    unit: 0,
    route,
    facing,
    land,
  });
  expect(t.refusal('invader', fly(['0202', '0203'], 'S'))).toBeNull();
  expect(t.refusal('invader', fly(['0202', '0203'], 'S', true))).toBe('DR-2.12.1.1.4-c');
  expect(t.refusal('invader', fly(['0202'], 'S'))).toBe('DR-2.12.1.1.4-k');
  expect(t.refusal('invader', fly([], 'S'))).toBe('DR-3.2.1-b');
  expect(t.refusal('invader', fly(['0203', '0204'], 'S'))).toBe('DR-3.2.1-b');
  expect(t.refusal('invader', fly(['0202', '0203', '0304'], 'SE'))).toBeNull();
  expect(t.refusal('invader', fly(['0202', '0303', '0304'], 'S'))).toBeNull();
  expect(t.refusal('invader', fly(['0202', '0203', '0303'], 'NE'))).toBe('DR-2.12.1.1.4-d');
  const action: Action = { type: 'fly', unit: 0, route: ['0202', '0203', '0304'], facing: 'SE', land: false };
  const events = t.play('invader', action);
  expect(eventsOf(events, 'moved')).toMatchObject([{ from: null, to: '0304' }]);
  expect([t.at('monster'), t.facing('monster'), t.unit('monster').body?.aloft]).toEqual(['0304', 'SE', true]);
  expect(t.unit('monster').did?.tookOff).toBe(true);
});

test('DR-3.2.1-b what is listed for a waiting monster is what is accepted', () => {
  for (const type of ['DRAGON', 'YDRAGON', 'ROC', 'WURM'] as const) {
    const t = enter({ monster: { ...waiting, type }, other: inf(null), guard });
    const actions = t.matching('invader', { unit: 0 });
    expect(actions.length).toBeGreaterThan(0);
    for (const action of actions) expect(t.refusal('invader', action)).toBeNull();
  }
});

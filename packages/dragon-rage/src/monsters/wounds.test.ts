import { expect, test } from 'vitest';
import type { Frame } from '../core/frames.ts';
import type { Area } from '../core/vocabulary.ts';
import { defender, invader } from '../testing/pieces.ts';
import { eventsOf, type Piece, table } from '../testing/table.ts';

const idle = { foe: defender('INF', '2010'), ally: invader('ORC', '2009') };
const dragon = invader('DRAGON', '1010', { facing: 'N' });

type Damage = Extract<Frame, { kind: 'damage' }>;

/** The invader has to spread so many points over unit 0; the defender's infantry 1 did it. */
function spreading(monster: Piece, cause: Damage['cause'], points: number) {
  return table({
    phase: 5,
    pieces: { monster, wizard: defender('WZD', '1510'), ...idle },
    state: (state) =>
      state.frames.push({ kind: 'damage', side: 'invader', unit: 0, cause, points, given: [], by: 1 }),
  });
}

const assign = (area: Area) => ({ type: 'assign', area }) as const;

const open = (t: ReturnType<typeof spreading>): Area[] =>
  t.legal('invader').flatMap((action) => (action.type === 'assign' ? [action.area] : []));

test('DR-2.12.1.1.5-c the owner spreads crash damage, though it is not his turn', () => {
  const t = spreading(dragon, 'crash', 2);
  expect(t.legal('defender')).toEqual([]);
  expect(open(t)).toEqual(['head', 'wings', 'legs', 'belly']);
  t.play('invader', assign('wings'));
  t.play('invader', assign('wings'));
  expect(t.hp('monster', 'wings')).toEqual([4, 6]);
  expect(t.state.frames).toEqual([]);
});

test('DR-2.12.1.1.5-h only areas with points left take crash damage, and what the dead cannot take is lost', () => {
  const wreck = { ...dragon, hp: { head: [1], wings: [1, 0], legs: [0, 0, 0, 0], belly: [2] } };
  const t = spreading(wreck, 'crash', 7);
  expect(t.refusal('invader', assign('legs'))).toBe('DR-2.12.1.1.5-h');
  expect(open(t)).toEqual(['head', 'wings', 'belly']);
  t.play('invader', assign('belly'));
  t.play('invader', assign('head'));
  expect(t.refusal('invader', assign('head'))).toBe('DR-2.12.1.1.5-h');
  const events = t.play('invader', assign('wings'));
  expect(eventsOf(events, 'damaged').map((event) => event.area)).toEqual(['wings', 'belly']);
  expect(t.at('monster')).toBe('dead');
  expect(t.state.frames).toEqual([]);
  expect(t.state.carcasses).toEqual([t.hex('1010')]);
});

test('DR-2.8.8-d lightning gives every area one point before any gets a second', () => {
  const t = spreading(dragon, 'lightning', 5);
  t.play('invader', assign('legs'));
  expect(open(t)).toEqual(['head', 'wings', 'belly']);
  expect(t.refusal('invader', assign('legs'))).toBe('DR-2.8.8-e');
  t.play('invader', assign('head'));
  t.play('invader', assign('wings'));
  expect(t.hp('monster', 'belly')).toEqual([5]);
  expect(open(t)).toEqual(['head', 'wings', 'legs', 'belly']);
  t.play('invader', assign('head'));
  expect(t.hp('monster', 'head')).toEqual([6]);
  expect(t.state.frames).toEqual([]);
});

test('DR-2.8.8-d among damaged areas those with fewer points of this bolt come first, destroyed ones are skipped', () => {
  const t = spreading(
    { ...dragon, hp: { head: [3], wings: [5, 6], legs: [0, 0, 0, 0], belly: [4] } },
    'lightning',
    4,
  );
  expect(t.refusal('invader', assign('legs'))).toBe('DR-2.7.4.2-d');
  expect(open(t)).toEqual(['head', 'wings', 'belly']);
  t.play('invader', assign('head'));
  expect(t.refusal('invader', assign('head'))).toBe('DR-2.8.8-d');
  expect(open(t)).toEqual(['wings', 'belly']);
});

test('DR-2.8.8-e undamaged areas come first', () => {
  const t = spreading({ ...dragon, hp: { wings: [5, 6], legs: [2, 3, 3, 3] } }, 'lightning', 1);
  expect(open(t)).toEqual(['head', 'belly']);
  expect(t.refusal('invader', assign('wings'))).toBe('DR-2.8.8-e');
  const events = t.play('invader', assign('belly'));
  expect(eventsOf(events, 'damaged')).toMatchObject([
    { area: 'belly', points: 1, by: 1, clause: 'DR-2.8.8-c' },
  ]);
});

test('DR-2.8.8-f a wurm has three areas to spread lightning over', () => {
  const t = spreading(invader('WURM', '1010'), 'lightning', 4);
  expect(t.refusal('invader', assign('wings'))).toBe('DR-2.7.4.2-d');
  t.play('invader', assign('head'));
  t.play('invader', assign('legs'));
  expect(t.hp('monster', 'belly')).toEqual([3]);
  expect(open(t)).toEqual(['head', 'legs', 'belly']);
});

test('DR-2.8.8-j a flyer crashes only when all points are placed and its wings are below half', () => {
  const t = spreading({ ...dragon, aloft: true, hp: { wings: [0, 6] } }, 'lightning', 4);
  t.play('invader', assign('head'));
  const events = t.play('invader', assign('legs'), 3, 4);
  expect(eventsOf(events, 'damaged').map((event) => event.area)).toEqual(['legs', 'belly', 'wings']);
  expect(t.unit('monster').body?.aloft).toBe(false);
  expect(t.state.frames).toMatchObject([{ kind: 'damage', cause: 'crash', points: 7 }]);
});

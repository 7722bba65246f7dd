import { expect, test } from 'vitest';
import { openBoard } from '../../core/board.ts';
import { walkPoints } from '../../core/body.ts';
import type { Options } from '../../core/options.ts';
import { eventsOf, type Piece, table } from '../../testing/table.ts';
import type { Corrections } from '../../world/corrections.ts';

const dragon: Piece = { type: 'DRAGON', side: 'invader', hex: '1010', facing: 'N' };
const spare: Piece = { type: 'ORC', side: 'invader', hex: '2501' };
const walk = (to: string) => ({ type: 'walk', unit: 0, to }) as const;
const turn = (facing: 'N' | 'NE' | 'SE' | 'S' | 'SW' | 'NW') => ({ type: 'turn', unit: 0, facing }) as const;

const alone = (monster: Piece, more: { corrections?: Corrections; options?: Partial<Options> } = {}) =>
  table({ phase: 2, ...more, pieces: { monster, spare } });

const hexesOf = (actions: readonly object[]) =>
  new Set(actions.map((action) => ('to' in action ? action.to : null)));

const pointsOf = (monster: Piece): number => {
  const t = alone(monster);
  return walkPoints(openBoard(t.state), t.unit('monster'));
};

test('DR-2.2.3-a, DR-2.4.2-a a major monster has a body and faces one hexside', () => {
  const t = alone({ ...dragon, facing: 'SE' });
  expect(t.hp('monster', 'head')).toEqual([8]);
  expect(t.hp('monster', 'wings')).toEqual([6, 6]);
  expect(t.hp('monster', 'legs')).toEqual([3, 3, 3, 3]);
  expect(t.hp('monster', 'belly')).toEqual([6]);
  expect(t.facing('monster')).toBe('SE');
  expect(t.unit('spare').body).toBeNull();
});

test('DR-2.4.1-d, DR-2.12.1.1.1-a, DR-MDS-c a dragon walks one point for three leg points, rounded up', () => {
  const legs = (...points: number[]) => pointsOf({ ...dragon, hp: { legs: points } });
  expect(legs(3, 3, 3, 3)).toBe(4);
  expect(legs(1, 3, 3, 3)).toBe(4);
  expect(legs(0, 3, 3, 3)).toBe(3);
  expect(legs(0, 1, 3, 3)).toBe(3);
  expect(legs(0, 0, 3, 3)).toBe(2);
  expect(legs(0, 0, 0, 3)).toBe(1);
  expect(legs(0, 0, 0, 1)).toBe(1);
  expect(legs(0, 0, 0, 0)).toBe(0);
});

test('DR-2.12.2.2-b a young dragon walks one point for four leg points, rounded up', () => {
  const legs = (...points: number[]) => pointsOf({ ...dragon, type: 'YDRAGON', hp: { legs: points } });
  expect([legs(4, 4), legs(1, 4), legs(0, 4), legs(0, 1), legs(0, 0)]).toEqual([2, 2, 1, 1, 0]);
});

test('DR-2.12.3.1-b a roc walks one point for each leg group that is left, and over nobody', () => {
  const legs = (...points: number[]) => pointsOf({ ...dragon, type: 'ROC', hp: { legs: points } });
  expect([legs(4, 4), legs(0, 4), legs(0, 1), legs(0, 0)]).toEqual([2, 1, 1, 0]);
  const inf: Piece = { type: 'INF', side: 'defender', hex: '1009' };
  const t = table({ phase: 2, pieces: { roc: { ...dragon, type: 'ROC' }, inf, spare } });
  expect(t.refusal('invader', walk('1009'))).toBe('DR-2.4.7.1-d');
  expect(t.refusal('invader', walk('1110'))).toBeNull();
});

test('DR-2.12.4.1-b, DR-MDS-i a wurm walks one point for each leg group that is left', () => {
  const legs = (...points: number[]) => pointsOf({ ...dragon, type: 'WURM', hp: { legs: points } });
  expect(legs(3, 3, 3, 3, 3, 3)).toBe(6);
  expect(legs(0, 3, 3, 3, 3, 3)).toBe(5);
  expect(legs(0, 0, 0, 0, 3, 3)).toBe(2);
  expect(legs(0, 0, 0, 0, 0, 1)).toBe(1);
});

test('DR-2.12.1.7.3-b each leg group lost takes a point, the last takes the walk', () => {
  const two = alone({ ...dragon, hp: { legs: [0, 0, 3, 3] } });
  two.play('invader', walk('1009'));
  two.play('invader', walk('1008'));
  expect(two.refusal('invader', walk('1007'))).toBe('DR-2.12.1.1.1-a');
  const none = alone({ ...dragon, hp: { legs: [0, 0, 0, 0] } });
  expect(none.refusal('invader', walk('1009'))).toBe('DR-2.12.1.7.3-b');
  expect(none.refusal('invader', turn('NE'))).toBe('DR-2.12.1.7.3-b');
  expect(none.offers('invader', { type: 'walk', unit: 0 })).toBe(false);
  expect(none.offers('invader', { type: 'turn', unit: 0 })).toBe(false);
});

test('DR-2.12.1.1.1-b one free turn before each hex', () => {
  const t = alone(dragon);
  t.play('invader', walk('1110'));
  expect(t.facing('monster')).toBe('NE');
  t.play('invader', walk('1109'));
  expect([t.at('monster'), t.facing('monster'), t.unit('monster').did?.spent]).toEqual(['1109', 'N', 2]);
});

test('DR-2.12.1.1.1-c it enters the hex it faces, after the free turn or without', () => {
  const t = alone(dragon);
  expect(hexesOf(t.matching('invader', { type: 'walk', unit: 0 }))).toEqual(
    new Set(['1009', '1110', '0910']),
  );
  expect(t.refusal('invader', walk('1008'))).toBe('DR-2.12.1.1.1-c');
  expect(t.refusal('invader', { ...walk('1009'), facing: 'N' })).toBe('DR-2.12.1.1.1-c');
  t.play('invader', walk('1009'));
  expect([t.at('monster'), t.facing('monster')]).toEqual(['1009', 'N']);
});

test('DR-2.12.1.1.1-d further turns cost a point each', () => {
  const t = alone(dragon);
  expect(t.refusal('invader', walk('1111'))).toBe('DR-2.12.1.1.1-d');
  t.play('invader', turn('NE'));
  t.play('invader', walk('1111'));
  expect([t.at('monster'), t.facing('monster'), t.unit('monster').did?.spent]).toEqual(['1111', 'SE', 2]);
  const about = alone(dragon);
  expect(about.refusal('invader', turn('SE'))).toBe('DR-2.12.1.1.1-d');
  expect(about.refusal('invader', turn('N'))).toBe('DR-2.12.1.1.1-d');
});

test('DR-2.12.1.1.1-e turning in place is paid for', () => {
  const t = alone(dragon);
  for (const facing of ['NE', 'SE', 'S'] as const) t.play('invader', turn(facing));
  expect([t.at('monster'), t.facing('monster'), t.unit('monster').did?.spent]).toEqual(['1010', 'S', 3]);
  const end = alone({ ...dragon, hp: { legs: [0, 0, 3, 3] } });
  end.play('invader', walk('1009'));
  const events = end.play('invader', turn('NW'));
  expect(eventsOf(events, 'turned')).toMatchObject([{ facing: 'NW', mp: 1 }]);
  expect(end.refusal('invader', turn('N'))).toBe('DR-2.12.1.1.1-a');
});

test('DR-2.12.1.1.1-f paid turns and steps in any order', () => {
  const t = alone(dragon);
  t.play('invader', turn('NE'));
  t.play('invader', walk('1110'));
  t.play('invader', turn('SE'));
  t.play('invader', walk('1210'));
  expect([t.at('monster'), t.facing('monster'), t.unit('monster').did?.spent]).toEqual(['1210', 'SE', 4]);
  expect(t.offers('invader', { unit: 0 })).toBe(false);
});

test('DR-2.12.1.1-a one mode a turn', () => {
  const modes = (t: ReturnType<typeof alone>) =>
    (['walk', 'slither', 'bound', 'fly'] as const).filter((type) => t.offers('invader', { type, unit: 0 }));
  expect(modes(alone(dragon))).toEqual(['walk', 'slither', 'bound', 'fly']);
  const walked = alone(dragon);
  walked.play('invader', walk('1009'));
  expect(modes(walked)).toEqual(['walk']);
  expect(walked.refusal('invader', { type: 'bound', unit: 0, to: '1008' })).toBe('DR-2.12.1.1-a');
  expect(walked.refusal('invader', { type: 'slither', unit: 0, to: '1008' })).toBe('DR-2.12.1.1-a');
  expect(
    walked.refusal('invader', { type: 'fly', unit: 0, route: ['1008', '1007'], facing: 'N', land: false }),
  ).toBe('DR-2.12.1.1-a');
  const turned = alone(dragon);
  turned.play('invader', turn('NE'));
  expect(modes(turned)).toEqual(['walk']);
  const bounded = alone(dragon);
  bounded.play('invader', { type: 'bound', unit: 0, to: '1009' });
  expect(modes(bounded)).toEqual([]);
  expect(bounded.refusal('invader', walk('1008'))).toBe('DR-2.12.1.1-a');
});

test('DR-2.12.1.1-b a dragon may stay where it is and keep its attacks', () => {
  const inf: Piece = { type: 'INF', side: 'defender', hex: '1009' };
  const t = table({ phase: 2, pieces: { monster: dragon, inf } });
  t.play('invader', { type: 'end' });
  expect([t.at('monster'), t.state.phase]).toEqual(['1010', 3]);
  expect(t.offers('invader', { type: 'breathe', unit: 0 })).toBe(true);
  t.play('invader', { type: 'end' });
  expect(t.offers('invader', { type: 'strike', unit: 0 })).toBe(true);
});

test('DR-2.12.1.2-a, DR-2.5.2-c a grounded dragon keeps out of rivers and fords, and uses bridges', () => {
  const corrections: Corrections = {
    hexes: {
      '1009': { terrain: 'river' },
      '1110': { terrain: 'ford', access: ['1010'] },
      '0910': { terrain: 'bridge', bridge: 'stone', access: ['1010'] },
      '0809': { terrain: 'bridge', bridge: 'wood', access: ['0910'] },
    },
  };
  const t = alone(dragon, { corrections });
  expect(t.refusal('invader', walk('1009'))).toBe('DR-2.12.1.2-a');
  expect(t.refusal('invader', walk('1110'))).toBe('DR-2.5.2-c');
  t.play('invader', walk('0910'));
  expect([t.at('monster'), t.unit('monster').did?.spent]).toEqual(['0910', 1]);
  expect(
    alone(dragon, { corrections }).refusal('invader', { type: 'bound', unit: 0, to: '1008' }),
  ).toBeNull();
  expect(alone(dragon, { corrections }).refusal('invader', { type: 'bound', unit: 0, to: '1110' })).toBe(
    'DR-2.5.2-c',
  );
});

test('DR-2.12.1.2-b a dragon gains nothing from a road', () => {
  const road = ['1012', '1011', '1010', '1009', '1008', '1007', '1006'];
  const t = alone({ ...dragon, hex: '1012' }, { corrections: { roads: { add: [road] } } });
  for (const to of ['1011', '1010', '1009', '1008']) t.play('invader', walk(to));
  expect(t.refusal('invader', walk('1007'))).toBe('DR-2.12.1.1.1-a');
});

test('DR-2.4.3-d a walking dragon may not enter the hex of a friend', () => {
  const giant: Piece = { type: 'GIANT', side: 'invader', hex: '1009' };
  const hero: Piece = { type: 'OHERO', side: 'invader', hex: '1110' };
  const t = table({ phase: 2, pieces: { monster: dragon, giant, hero } });
  expect(t.refusal('invader', walk('1009'))).toBe('DR-2.4.3-d');
  expect(t.refusal('invader', walk('1110'))).toBe('DR-2.4.3-d');
  expect(t.refusal('invader', { type: 'overrun', unit: 0, to: '1009' })).toBe('DR-2.4.7.2-a');
});

test('DR-2.8.7-g a whirlwind costs a walking dragon one point more going in and one more coming out', () => {
  const storm = (monster: Piece) =>
    table({
      phase: 2,
      pieces: { monster, spare },
      state: (state, hex) => {
        state.whirlwinds = [{ hex: hex('1009'), side: 'defender', drifted: false, spared: [] }];
      },
    });
  const t = storm(dragon);
  t.play('invader', walk('1009'));
  expect(t.unit('monster').did?.spent).toBe(2);
  t.play('invader', walk('1008'));
  expect(t.unit('monster').did?.spent).toBe(4);
  const weak = storm({ ...dragon, hp: { legs: [0, 0, 0, 3] } });
  expect(weak.refusal('invader', walk('1009'))).toBe('DR-2.8.7-g');
  const three = storm({ ...dragon, hp: { legs: [0, 3, 3, 3] } });
  three.play('invader', walk('1009'));
  expect(three.refusal('invader', walk('1008'))).toBe('DR-2.8.7-g');
  expect(three.refusal('invader', turn('NE'))).toBeNull();
});

test('DR-2.2.3-b a monster in flight does not walk', () => {
  const t = alone({ ...dragon, aloft: true });
  expect(t.refusal('invader', walk('1009'))).toBe('DR-2.2.3-b');
  expect(t.refusal('invader', turn('NE'))).toBe('DR-2.2.3-b');
  expect(t.refusal('invader', { type: 'slither', unit: 0, facing: 'NE' })).toBe('DR-2.2.3-b');
  expect(t.refusal('invader', { type: 'bound', unit: 0, to: '1009' })).toBe('DR-2.2.3-b');
  expect(t.offers('invader', { type: 'walk', unit: 0 })).toBe(false);
});

test('DR-2.4.2-b a monster of unclear facing does not move before it is decided', () => {
  const t = alone(dragon);
  const { body } = t.unit('monster');
  if (body) body.facing = -1;
  expect(t.refusal('invader', walk('1009'))).toBe('DR-2.4.2-b');
  expect(t.offers('invader', { type: 'walk', unit: 0 })).toBe(false);
});

import { expect, test } from 'vitest';
import type { PrintedAction as Action } from '../../core/actions.ts';
import { eventsOf, type Piece, table } from '../../testing/table.ts';

const flyer: Piece = {
  type: 'DRAGON',
  side: 'invader',
  hex: '1010',
  facing: 'N',
  aloft: true,
  hp: { wings: [0, 6] },
};
const spare: Piece = { type: 'ORC', side: 'invader', hex: '2501' };
const keeper: Piece = { type: 'INF', side: 'defender', hex: '2517' };
const land: Action = { type: 'fly', unit: 0, route: [], facing: 'N', land: true };

test('DR-2.12.1.7.2-c a flyer with half its wings must land where it is', () => {
  const t = table({ phase: 2, pieces: { monster: flyer, spare, keeper } });
  expect(t.matching('invader', { unit: 0 })).toEqual([land]);
  expect(t.refusal('invader', { type: 'end' })).toBe('DR-2.12.1.7.2-c');
  expect(t.refusal('invader', { ...land, route: ['1009', '1008'], land: false })).toBe('DR-2.12.1.7.2-c');
  t.play('invader', land);
  expect([t.at('monster'), t.unit('monster').body?.aloft]).toEqual(['1010', false]);
  expect(t.refusal('invader', { type: 'end' })).toBeNull();
});

test('DR-2.12.1.7.2-c over a unit it cannot, and crashes when the phase ends', () => {
  const t = table({ phase: 2, pieces: { monster: flyer, spare, below: { ...keeper, hex: '1010' } } });
  expect(t.matching('invader', { unit: 0 })).toEqual([]);
  expect(t.odds('invader', { type: 'end' })).toMatchObject([
    { roll: 'crash', unit: t.id('below'), needs: 5 },
    { roll: 'crash-damage', unit: 0, dice: 2 },
  ]);
  const events = t.play('invader', { type: 'end' }, 5, 1, 2);
  expect(eventsOf(events, 'crashed')).toMatchObject([{ unit: 0, hex: '1010' }]);
  expect(t.at('below')).toBe('1010');
  expect(t.state.frames).toMatchObject([{ kind: 'damage', side: 'invader', unit: 0, points: 3 }]);
});

test('DR-2.12.1.7.2-c, DR-2.12.1.1.4-j that crash was its flight: it neither breathes nor strikes', () => {
  const t = table({
    phase: 2,
    pieces: {
      monster: flyer,
      spare,
      below: { ...keeper, hex: '1010' },
      ahead: { ...keeper, hex: '1009' },
      archer: { type: 'GOB', side: 'invader', hex: '1008' },
    },
  });
  t.play('invader', { type: 'end' }, 5, 1, 1);
  t.play('invader', { type: 'assign', area: 'legs' });
  t.play('invader', { type: 'assign', area: 'legs' });
  expect(t.state.phase).toBe(3);
  expect(t.refusal('invader', { type: 'breathe', unit: 0, facing: 'N' })).toBe('DR-2.12.1.5-a');
  t.play('invader', { type: 'end' });
  expect(t.state.phase).toBe(4);
  const blow: Action = { type: 'strike', unit: 0, hex: '1009', groups: { head: 1 } };
  expect(t.refusal('invader', blow)).toBe('DR-2.12.1.6.2-a');
});

test('DR-2.12.1.7.2-c once the hex below is free it has to land', () => {
  const t = table({ phase: 2, pieces: { monster: flyer, orc: { ...spare, hex: '1010' }, spare, keeper } });
  expect(t.refusal('invader', { type: 'end' })).toBeNull();
  t.play('invader', { type: 'walk', unit: t.id('orc'), to: '1011' });
  expect(t.refusal('invader', { type: 'end' })).toBe('DR-2.12.1.7.2-c');
});

test('DR-2.12.1.7.2-c in other phases, and where points alone decide, it stays up', () => {
  const points = table({
    phase: 2,
    options: { halfRule: 'points' },
    pieces: { monster: flyer, spare, keeper },
  });
  expect(points.refusal('invader', { type: 'end' })).toBeNull();
  expect(points.refusal('invader', { ...land, route: ['1009', '1008'], land: false })).toBeNull();
  const defending = table({ phase: 7, pieces: { monster: flyer, spare, keeper } });
  expect(defending.refusal('defender', { type: 'end' })).toBeNull();
  defending.play('defender', { type: 'end' });
  expect(defending.unit('monster').body?.aloft).toBe(true);
});

import { expect, test } from 'vitest';
import { activity } from '../../core/state.ts';
import { defender, invader } from '../../testing/pieces.ts';
import { eventsOf, table } from '../../testing/table.ts';
import { end, headless, idle, movesOf } from './berserk.fixture.ts';

const strike = (hex: string, groups: { wings?: number; legs?: number }) =>
  ({ type: 'strike', unit: 0, hex, groups }) as const;

test('DR-2.12.1.7.1-e it strikes the hex it faces with all it has, and must', () => {
  const t = table({
    phase: 4,
    pieces: { dragon: headless(), inf: defender('INF', '1009'), rear: defender('INF', '1011'), ...idle },
  });
  expect(t.refusal('invader', end)).toBe('DR-2.12.1.7.1-e');
  expect(movesOf(t)).toEqual([strike('1009', { wings: 2, legs: 4 })]);
  expect(t.refusal('invader', strike('1009', { wings: 2, legs: 3 }))).toBe('DR-2.12.1.7.1-e');
  expect(t.refusal('invader', strike('1011', { legs: 1 }))).toBe('DR-2.12.1.7.1-e');
  const events = t.play('invader', strike('1009', { wings: 2, legs: 4 }), 1);
  expect(eventsOf(events, 'attack')).toMatchObject([{ attack: 8, defence: 2 }]);
  expect(t.refusal('invader', end)).toBeNull();
});

test('DR-2.12.1.7.1-e what cannot reach the hex it faces is free to strike elsewhere', () => {
  const t = table({
    phase: 4,
    corrections: {
      map: 'plain',
      hexes: { '1009': { terrain: 'tower' } },
      entrances: { add: [{ between: ['1009', '1010'], type: 'door', of: 'tower', inside: '1009' }] },
    },
    pieces: { dragon: headless(), archer: defender('ARH', '1009'), rear: defender('INF', '1011'), ...idle },
    state: (state) => {
      state.entrances[0] |= 1;
    },
  });
  expect(t.refusal('invader', strike('1011', { legs: 4 }))).toBeNull();
  expect(t.refusal('invader', strike('1009', { wings: 2 }))).toBeNull();
  expect(t.refusal('invader', end)).toBe('DR-2.12.1.7.1-e');
});

test('DR-2.12.1.7.1-e behind a wall, or after a slither, it is not able to and need not', () => {
  const walled = table({
    phase: 4,
    corrections: { map: 'plain', walls: { add: [['1009', '1010']] } },
    pieces: { dragon: headless(), inf: defender('INF', '1009'), ...idle },
  });
  expect(walled.refusal('invader', end)).toBeNull();
  const slithered = table({
    phase: 4,
    pieces: { dragon: headless(), inf: defender('INF', '1009'), ...idle },
    state: (state) => {
      activity(state.units[0]).mode = 'slither';
    },
  });
  expect(slithered.refusal('invader', end)).toBeNull();
});

test('DR-2.12.1.7.1-e an enemy right under its feet is struck, if none is ahead', () => {
  const t = table({ phase: 4, pieces: { dragon: headless(), hero: defender('HERO', '1010'), ...idle } });
  expect(t.refusal('invader', end)).toBe('DR-2.12.1.7.1-e');
  expect(movesOf(t)).toEqual([strike('1010', { legs: 4 })]);
});

test('DR-2.12.1.7.1-f after each invader player-turn it dies on 5+', () => {
  const after = (die: number) => {
    const t = table({
      phase: 4,
      pieces: { dragon: headless(), inf: defender('INF', '1004'), ...idle, whole: invader('DRAGON', '1510') },
    });
    expect(t.odds('invader', end)).toMatchObject([{ unit: 0, dice: 1, needs: 5, chance: [2, 6] }]);
    const events = t.play('invader', end, die);
    expect(eventsOf(events, 'rolled')).toMatchObject([{ clause: 'DR-2.12.1.7.1-f', unit: 0, needs: 5 }]);
    return [t.at('dragon'), t.state.carcasses.length];
  };
  expect(after(5)).toEqual(['dead', 1]);
  expect(after(4)).toEqual(['1010', 0]);
  const defending = table({
    phase: 9,
    pieces: { dragon: headless(), inf: defender('INF', '1009'), ...idle },
  });
  expect(eventsOf(defending.play('defender', end), 'rolled')).toEqual([]);
});

test('DR-2.12.3.3-f a roc without its head rages as a dragon does', () => {
  const t = table({
    phase: 9,
    pieces: {
      roc: invader('ROC', '1010', { facing: 'N', hp: { head: [2] } }),
      inf: defender('INF', '1009'),
      ...idle,
    },
  });
  const events = t.play('defender', { type: 'melee', unit: 1, monster: 0, area: 'head' }, 6);
  expect(eventsOf(events, 'berserk')).toMatchObject([{ unit: 0 }]);
  t.state.phase = 2;
  expect(movesOf(t)).toEqual([]);
  t.state.phase = 4;
  expect(t.refusal('invader', end)).toBe('DR-2.12.1.7.1-e');
  t.play('invader', strike('1009', { wings: 2, legs: 2 }), 1);
  t.play('invader', end, 5);
  expect(t.at('roc')).toBe('dead');
});

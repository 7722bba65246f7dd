import { expect, test } from 'vitest';
import { activity, OPENED, SMASHED } from '../../core/state.ts';
import { defender, invader } from '../../testing/pieces.ts';
import { eventsOf, table } from '../../testing/table.ts';
import type { Corrections } from '../../world/corrections.ts';
import { breathe, doorTo, dragon, idle, opened, refused, towerAt, young } from './dragonfire.fixture.ts';

test('DR-2.12.1.5-a who has walked, bounded or stood still breathes; who slithered or landed does not', () => {
  const after = (mode: 'walk' | 'bound' | 'slither' | 'fly' | null) => {
    const t = table({
      phase: 3,
      pieces: { dragon, ...idle },
      state: (state) => {
        if (mode) Object.assign(activity(state.units[0]), { mode, landed: mode === 'fly' });
      },
    });
    const refusal = t.refusal('invader', breathe('N'));
    expect(t.offers('invader', { type: 'breathe' })).toBe(refusal === null);
    return refusal;
  };
  expect(after(null)).toBeNull();
  expect(after('walk')).toBeNull();
  expect(after('bound')).toBeNull();
  expect(after('slither')).toBe('DR-2.12.1.1.2-b');
  expect(after('fly')).toBe('DR-2.12.1.5-a');
});

test('DR-2.12.1.5-b from the air only at towers, and not in the turn of taking off', () => {
  const flying = { ...dragon, aloft: true };
  expect(refused(flying, 'N', towerAt('1008'))).toBeNull();
  expect(refused(flying, 'NE', towerAt('1008'))).toBe('DR-2.12.1.5-b');
  expect(refused(flying, 'N')).toBe('DR-2.12.1.5-b');
  expect(
    refused(flying, 'N', towerAt('1008'), (state) => {
      Object.assign(activity(state.units[0]), { mode: 'fly', tookOff: true });
    }),
  ).toBe('DR-2.12.1.5-b');
  expect(
    refused(flying, 'N', towerAt('1008'), (state) => {
      Object.assign(activity(state.units[0]), { mode: 'fly' });
    }),
  ).toBeNull();
});

test('DR-2.12.1.5-c the head breathes once a turn and is then spent', () => {
  const t = table({ phase: 3, pieces: { dragon, second: invader('DRAGON', '2015'), ...idle } });
  t.play('invader', breathe('N'));
  expect(t.state.phase).toBe(3);
  expect(t.refusal('invader', breathe('NE'))).toBe('DR-2.12.1.5-c');
  const melee = table({ phase: 3, pieces: { dragon, cavalry: defender('CAV', '1009'), ...idle } });
  melee.play('invader', breathe('N'), 4);
  expect(melee.state.phase).toBe(4);
  const strike = (groups: { head?: 1; wings?: 2; legs?: 4 }) =>
    ({ type: 'strike', unit: 0, hex: '1009', groups }) as const;
  expect(melee.refusal('invader', strike({ head: 1 }))).toBe('DR-2.12.1.5-c');
  const [attack] = eventsOf(melee.play('invader', strike({ wings: 2, legs: 4 }), 1), 'attack');
  expect(attack.attack).toBe(8);
});

test('DR-2.12.1.5.2-a each unit escapes on its number or dies', () => {
  const t = table({
    phase: 3,
    pieces: {
      dragon,
      inf: defender('INF', '1009'),
      hero: defender('HERO', '1009'),
      mil: defender('INF', '1008'),
      ...idle,
    },
  });
  expect(t.odds('invader', breathe('N'))).toMatchObject([
    { roll: 'fire', unit: 1, needs: 5, modifier: 0, chance: [2, 6] },
    { roll: 'fire', unit: 2, needs: 3, modifier: 0, chance: [4, 6] },
    { roll: 'fire', unit: 3, needs: 5, modifier: 0, chance: [2, 6] },
  ]);
  t.play('invader', breathe('N'), 4, 3, 5);
  expect([t.at('inf'), t.at('hero'), t.at('mil')]).toEqual(['dead', '1009', '1008']);
  expect(t.unit('hero').wounded).toBe(false);
});

test('DR-2.12.1.5.2-b a unit in a tower adds two', () => {
  const shelter = (die: number) => {
    const t = table({
      phase: 3,
      corrections: doorTo('1009', '1010'),
      pieces: { dragon, archer: defender('ARH', '1009'), ...idle },
      state: opened(SMASHED),
    });
    t.play('invader', breathe('N'), die);
    return t.at('archer');
  };
  expect(shelter(4)).toBe('1009');
  expect(shelter(3)).toBe('dead');
});

test('DR-2.12.1.5.2-c DR-2.3-a what fire is sure to raze, and whether that wins, is known before it burns', () => {
  const burning = (goal: number, vp: number) => {
    const t = table({
      phase: 3,
      goal,
      corrections: {
        map: 'plain',
        hexes: { '1009': { terrain: 'city', vp: 2 }, '1008': { terrain: 'city', vp } },
      },
      pieces: { dragon, inf: defender('INF', '1009'), ...idle },
    });
    return t.outlook('invader', breathe('N'));
  };
  expect(burning(4, 1)).toEqual({ gain: 3, winner: null });
  expect(burning(3, 1)).toEqual({ gain: 3, winner: 'invader' });
  expect(burning(3, 0)).toEqual({ gain: 2, winner: null });
});

test('DR-2.3-i DR-2.12.1.5.2-c fire destroys the victory points it reaches; a closed tower is safe from the ground only', () => {
  const line: Corrections = {
    map: 'plain',
    hexes: { '1009': { terrain: 'city', vp: 2 }, '1008': { terrain: 'city', vp: 1 } },
  };
  const open = table({
    phase: 3,
    corrections: line,
    pieces: { dragon, inf: defender('INF', '1009'), ...idle },
  });
  const events = open.play('invader', breathe('N'), 6);
  expect(eventsOf(events, 'razed').map(({ hex, vp }) => [hex, vp])).toEqual([
    ['1009', 2],
    ['1008', 1],
  ]);
  expect(open.score()).toBe(3);
  const tower: Corrections = { map: 'plain', hexes: { '1009': { terrain: 'tower', vp: 5 } } };
  expect(refused(dragon, 'N', tower)).toBe('DR-2.12.1.5.1-c');
  const flying = table({
    phase: 3,
    corrections: tower,
    pieces: { dragon: { ...dragon, aloft: true }, ...idle },
  });
  flying.play('invader', breathe('N'));
  expect(flying.score()).toBe(5);
  const door = doorTo('1009', '1010');
  const through = table({
    phase: 3,
    corrections: { ...door, hexes: { '1009': { terrain: 'tower', vp: 5 } } },
    pieces: { dragon, ...idle },
    state: opened(OPENED),
  });
  through.play('invader', breathe('N'));
  expect(through.score()).toBe(5);
});

test('DR-2.12.1.5.2-d DR-2.12.1.5.2-e friends burn, minor monsters roll, engines die, major monsters do not burn', () => {
  const t = table({
    phase: 3,
    pieces: {
      dragon,
      giant: invader('GIANT', '1009'),
      orc: invader('ORC', '1008'),
      ...idle,
    },
  });
  t.play('invader', breathe('N'), 3, 4);
  expect([t.at('giant'), t.at('orc')]).toEqual(['1009', 'dead']);
  const majors = table({
    phase: 3,
    pieces: { dragon, roc: invader('ROC', '1009'), engine: defender('BAL', '1008'), ...idle },
  });
  expect(majors.odds('invader', breathe('N'))).toMatchObject([{ unit: 2, dice: 0, chance: [0, 1] }]);
  const events = majors.play('invader', breathe('N'));
  expect(eventsOf(events, 'rolled')).toEqual([]);
  expect([majors.at('roc'), majors.at('engine')]).toEqual(['1009', 'dead']);
});

test('DR-2.12.1.5.3-a two breaths a game', () => {
  const t = table({ phase: 3, pieces: { dragon, ...idle } });
  t.play('invader', breathe('N'));
  expect(t.unit('dragon').body?.breaths).toBe(1);
  const last = table({ phase: 3, pieces: { dragon: { ...dragon, breaths: 0 }, ...idle } });
  expect(last.refusal('invader', breathe('N'))).toBe('DR-2.12.1.5.3-a');
});

test('DR-2.12.1.7.1-c no fire without a head', () => {
  expect(refused({ ...dragon, hp: { head: [0] } }, 'N')).toBe('DR-2.12.1.7.1-c');
});

test('DR-2.12.2.1-a a young dragon breathes once a game, never in flight', () => {
  const t = table({ phase: 3, pieces: { young, ...idle } });
  t.play('invader', breathe('N'));
  expect(t.unit('young').body?.breaths).toBe(0);
  expect(refused({ ...young, breaths: 0 }, 'N')).toBe('DR-2.12.2.1-a');
  expect(refused({ ...young, aloft: true }, 'N', towerAt('1009'))).toBe('DR-2.12.2.1-a');
});

test('DR-2.12.2.1-b units add two against it, four in a tower', () => {
  const open = (die: number) => {
    const t = table({ phase: 3, pieces: { young, archer: defender('ARH', '1009'), ...idle } });
    t.play('invader', breathe('N'), die);
    return t.at('archer');
  };
  expect(open(4)).toBe('1009');
  expect(open(3)).toBe('dead');
  const inTower = (die: number) => {
    const t = table({
      phase: 3,
      corrections: doorTo('1009', '1010'),
      pieces: { young, archer: defender('ARH', '1009'), ...idle },
      state: opened(SMASHED),
    });
    t.play('invader', breathe('N'), die);
    return t.at('archer');
  };
  expect(inTower(2)).toBe('1009');
  expect(inTower(1)).toBe('dead');
});

test('DR-2.6.1.3-a dragonfire belongs to phase 3', () => {
  const t = table({ phase: 4, pieces: { dragon, ...idle } });
  expect(t.refusal('invader', breathe('N'))).toBe('DR-2.6.1.3-a');
});

test('DR-2.8.5-f Boost Morale adds one to the escape from fire', () => {
  const t = table({
    phase: 3,
    pieces: { dragon, inf: defender('INF', '1009'), ...idle },
    state: (state, hex) => state.boosts.push({ hex: hex('1009'), radius: 0, side: 'defender' }),
  });
  t.play('invader', breathe('N'), 4);
  expect(t.at('inf')).toBe('1009');
});

import { expect, test } from 'vitest';
import { OPENED, SMASHED, type State } from '../../core/state.ts';
import { defender } from '../../testing/pieces.ts';
import { eventsOf, table } from '../../testing/table.ts';
import type { Corrections } from '../../world/corrections.ts';
import {
  breathe,
  burned,
  doorTo,
  dragon,
  idle,
  opened,
  refused,
  towerAt,
  young,
} from './dragonfire.fixture.ts';

test('DR-2.12.1.5-d from the air the tower on the line burns, the open hex before it does not', () => {
  const t = table({
    phase: 3,
    corrections: towerAt('1008'),
    pieces: {
      dragon: { ...dragon, aloft: true },
      inf: defender('INF', '1009'),
      archer: defender('ARH', '1008'),
      ...idle,
    },
  });
  const events = t.play('invader', breathe('N'), 4);
  expect(eventsOf(events, 'breathed')[0].hexes).toEqual(['1008']);
  expect(eventsOf(events, 'rolled')).toMatchObject([
    { unit: t.id('archer'), modifier: 2, needs: 6, success: true },
  ]);
  expect([t.at('inf'), t.at('archer')]).toEqual(['1009', '1008']);
  const walled: Corrections = {
    map: 'plain',
    hexes: { '1008': { terrain: 'tower' } },
    walls: { add: [['1009', '1010']] },
  };
  expect(burned({ ...dragon, aloft: true }, 'N', walled)).toEqual(['1008']);
});

test('DR-2.12.1.5.1-a fire goes into one of the three front hexes and on in the same line', () => {
  expect(burned(dragon, 'NE')).toEqual(['1110', '1209']);
  expect(burned(dragon, 'N')).toEqual(['1009', '1008']);
  expect(burned(dragon, 'NW')).toEqual(['0910', '0809']);
  for (const way of ['SE', 'S', 'SW'] as const) expect(refused(dragon, way)).toBe('DR-2.12.1.5.1-a');
  expect(burned({ ...dragon, hex: '1002' }, 'N')).toEqual(['1001']);
  expect(refused({ ...dragon, hex: '1001' }, 'N')).toBe('DR-2.1-b');
});

test('DR-2.12.1.5.1-b those under the dragon do not burn', () => {
  const t = table({
    phase: 3,
    pieces: { dragon, hero: defender('HERO', '1010'), inf: defender('INF', '1009'), ...idle },
  });
  const events = t.play('invader', breathe('N'), 1);
  expect(eventsOf(events, 'rolled').map((roll) => roll.unit)).toEqual([t.id('inf')]);
});

const walledStep = (a: string, b: string): Corrections => ({ map: 'plain', walls: { add: [[a, b]] } });

test('DR-2.12.1.5.1-c walls and closed towers stop the flame, open entrances let it in', () => {
  expect(burned(dragon, 'N', walledStep('1008', '1009'))).toEqual(['1009']);
  expect(refused(dragon, 'N', walledStep('1009', '1010'))).toBe('DR-2.12.1.5.1-c');
  expect(refused(dragon, 'N', towerAt('1009'))).toBe('DR-2.12.1.5.1-c');
  expect(burned(dragon, 'N', towerAt('1008'))).toEqual(['1009']);
  expect(refused(dragon, 'N', doorTo('1009', '1010'))).toBe('DR-2.12.1.5.1-c');
  expect(burned(dragon, 'N', doorTo('1009', '1010'), opened(OPENED))).toEqual(['1009']);
  expect(burned(dragon, 'N', doorTo('1008', '1009'), opened(SMASHED))).toEqual(['1009', '1008']);
});

test('DR-2.12.1.5.1-d a tower as first hex absorbs the fire', () => {
  expect(burned(dragon, 'N', doorTo('1009', '1010'), opened(SMASHED))).toEqual(['1009']);
});

test('DR-2.12.1.5.1-e out of its own tower the dragon breathes over the sides, beyond the first hex as usual', () => {
  expect(burned(dragon, 'N', towerAt('1010'))).toEqual(['1009', '1008']);
  const two: Corrections = {
    map: 'plain',
    hexes: { '1010': { terrain: 'tower' }, '1009': { terrain: 'tower' } },
  };
  expect(refused(dragon, 'N', two)).toBe('DR-2.12.1.5.1-c');
  const behind: Corrections = {
    map: 'plain',
    hexes: { '1010': { terrain: 'tower' } },
    walls: { add: [['1008', '1009']] },
  };
  expect(burned(dragon, 'N', behind)).toEqual(['1009']);
  const t = table({
    phase: 3,
    corrections: towerAt('1010'),
    pieces: { dragon, inf: defender('INF', '1009'), ...idle },
  });
  const events = t.play('invader', breathe('N'), 5);
  expect(eventsOf(events, 'rolled')).toMatchObject([{ unit: t.id('inf'), modifier: 0, success: true }]);
  expect(t.refusal('invader', { type: 'strike', unit: 0, hex: '1009', groups: { legs: 4 } })).toBe(
    'DR-2.12.1.6.4-a',
  );
});

test('DR-2.12.2.1-c its fire reaches one hex', () => {
  expect(burned(young, 'N')).toEqual(['1009']);
});

test('DR-2.8.6-l DR-2.8.7-e fog ends the flame and stills the dragon, a whirlwind shields those inside', () => {
  const fog = (name: string) => (state: State, hex: (name: string) => number) => {
    state.fog.push({ hex: hex(name), side: 'defender' });
  };
  expect(burned(dragon, 'N', undefined, fog('1006'))).toEqual(['1009']);
  const foggy = (name: string) =>
    table({ phase: 3, pieces: { dragon, ...idle }, state: fog(name) }).refusal('invader', breathe('N'));
  expect(foggy('1007')).toBe('DR-2.8.6-l');
  expect(foggy('1012')).toBe('DR-2.8.6-l');
  const wind = table({
    phase: 3,
    pieces: { dragon, inf: defender('INF', '1009'), ...idle },
    state: (state, hex) =>
      state.whirlwinds.push({ hex: hex('1009'), side: 'defender', drifted: false, spared: [] }),
  });
  expect(eventsOf(wind.play('invader', breathe('N')), 'rolled')).toEqual([]);
});

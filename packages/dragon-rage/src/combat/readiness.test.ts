import { expect, test } from 'vitest';
import { activity } from '../core/state.ts';
import { defender, invader } from '../testing/pieces.ts';
import { table } from '../testing/table.ts';
import type { UnitTypeId } from '../world/unit-types.ts';

const idle = {
  archer: invader('GOB', '2010'),
  other: invader('ORC', '2011'),
  prey: defender('INF', '2110'),
};

/** Why the unit, having tried to scale, may not attack its neighbour, or null. */
const afterScaling = (type: UnitTypeId, weapon: 'melee' | 'shoot') => {
  const t = table({
    phase: weapon === 'melee' ? 4 : 3,
    pieces: { unit: invader(type, '1010'), inf: defender('INF', '1009'), ...idle },
    state: (state) => {
      activity(state.units[0]).attempt = 'scale';
    },
  });
  expect(t.offers('invader', { type: weapon, unit: 0 })).toBe(
    t.refusal('invader', { type: weapon, unit: 0, hex: '1009' }) === null,
  );
  return t.refusal('invader', { type: weapon, unit: 0, hex: '1009' });
};

test('DR-2.5.3.1-m DR-2.5.3.1-q those who carry ladders make no attack in a turn of trying', () => {
  for (const type of ['ORC', 'GOB', 'INF', 'MIL', 'ARH'] as const)
    expect(afterScaling(type, 'melee')).toBe('DR-2.5.3.1-m');
  for (const type of ['GOB', 'ARH'] as const) expect(afterScaling(type, 'shoot')).toBe('DR-2.5.3.1-m');
});

test('DR-2.5.3.1-n trolls, giants and heroes still attack', () => {
  for (const type of ['TRL', 'GIANT', 'OHERO'] as const) expect(afterScaling(type, 'melee')).toBeNull();
});

test('DR-2.5.7.1-a a unit at work on a bridge makes no attack', () => {
  for (const demolishes of [true, false]) {
    const t = table({
      phase: 4,
      pieces: { orc: invader('ORC', '1010'), inf: defender('INF', '1009'), ...idle },
      state: (state) => {
        activity(state.units[0]).demolishes = demolishes;
      },
    });
    const clause = t.refusal('invader', { type: 'melee', unit: 0, hex: '1009' });
    expect(clause).toBe(demolishes ? 'DR-2.5.7.1-a' : null);
  }
});

test('DR-2.8.6-d nobody attacks in, from or into fog, but a flyer is above it', () => {
  const at = (phase: 8 | 9, fog: string) =>
    table({
      phase,
      pieces: {
        inf: defender('INF', '1010'),
        orc: invader('ORC', '1009'),
        arh: defender('ARH', '1011'),
        dragon: invader('DRAGON', '1111', { facing: 'N', aloft: true }),
        spare: defender('ARH', '2211'),
        ...idle,
      },
      state: (state, hex) => {
        state.fog.push({ hex: hex(fog), side: 'defender' });
      },
    });
  const melee = { type: 'melee', unit: 0, hex: '1009' };
  expect(at(9, '1008').refusal('defender', melee)).toBe('DR-2.8.6-d');
  expect(at(9, '1007').refusal('defender', melee)).toBe('DR-2.8.6-d');
  expect(at(9, '1006').refusal('defender', melee)).toBeNull();
  const shot = { type: 'shoot', unit: 2, monster: 3 };
  expect(at(8, '1311').refusal('defender', shot)).toBeNull();
  expect(at(8, '1211').refusal('defender', shot)).toBe('DR-2.8.6-d');
});

test('DR-2.8.7-e DR-2.8.7-n in a whirlwind nobody is attacked, and only monsters attack out of it', () => {
  const at = (phase: 4 | 9, whirl: string) =>
    table({
      phase,
      pieces: {
        inf: defender('INF', '1010'),
        orc: invader('ORC', '1009'),
        giant: invader('GIANT', '1011'),
        ...idle,
      },
      state: (state, hex) => {
        state.whirlwinds.push({ hex: hex(whirl), side: 'defender', drifted: false, spared: [] });
      },
    });
  expect(at(9, '1010').refusal('defender', { type: 'melee', unit: 0, hex: '1009' })).toBe('DR-2.8.7-e');
  expect(at(9, '1009').refusal('defender', { type: 'melee', unit: 0, hex: '1009' })).toBe('DR-2.8.7-e');
  expect(at(9, '1011').refusal('defender', { type: 'melee', unit: 0, monster: 2 })).toBe('DR-2.8.7-e');
  expect(at(4, '1011').refusal('invader', { type: 'melee', unit: 2, hex: '1010' })).toBeNull();
  expect(at(4, '1009').refusal('invader', { type: 'melee', unit: 1, hex: '1010' })).toBe('DR-2.8.7-e');
});

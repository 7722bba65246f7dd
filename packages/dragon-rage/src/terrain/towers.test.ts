import { describe, expect, test } from 'vitest';
import { SMASHED } from '../core/state.ts';
import type { Side } from '../core/vocabulary.ts';
import { table } from '../testing/table.ts';
import type { UnitTypeId } from '../world/unit-types.ts';

const piece = (type: UnitTypeId, side: Side, hex: string) => ({ type, side, hex }) as const;
const walk = (unit: number, to: string) => ({ type: 'walk', unit, to }) as const;

/** A tower in 1010 with a door to the north (1009) and one to the south-east (1111). */
const TOWER = {
  hexes: { '1010': { terrain: 'tower' as const } },
  entrances: {
    add: [
      {
        between: ['1010', '1009'] as [string, string],
        type: 'door' as const,
        of: 'tower' as const,
        inside: '1010',
      },
      {
        between: ['1010', '1111'] as [string, string],
        type: 'door' as const,
        of: 'tower' as const,
        inside: '1010',
      },
    ],
  },
};

describe('towers', () => {
  test('DR-2.5.4-a a tower is entered on foot through its entrances only; a dragon bounds onto it', () => {
    const t = table({
      phase: 7,
      corrections: TOWER,
      pieces: { below: piece('INF', 'defender', '1011'), above: piece('INF', 'defender', '1009') },
    });
    expect(t.refusal('defender', walk(t.id('below'), '1010'))).toBe('DR-2.5.4-a');
    expect(t.refusal('defender', walk(t.id('above'), '1010'))).toBeNull();
    const dragon = { ...piece('DRAGON', 'invader', '1012'), facing: 'N' } as const;
    const bounding = table({ phase: 2, corrections: TOWER, pieces: { dragon } });
    expect(bounding.offers('invader', { type: 'bound', unit: 0, to: '1010' })).toBe(true);
  });

  test('DR-2.5.4-b the defender passes tower entrances freely, held or not', () => {
    const t = table({
      phase: 7,
      corrections: TOWER,
      pieces: { archer: piece('ARH', 'defender', '1009'), other: piece('INF', 'defender', '2010') },
    });
    t.play('defender', walk(0, '1010'));
    expect([t.at('archer'), t.unit('archer').did?.spent]).toEqual(['1010', 1]);
    expect(t.refusal('defender', walk(0, '1111'))).toBeNull();
  });

  test('DR-2.5.4-b control of a tower never passes to the invader', () => {
    const t = table({
      phase: 2,
      corrections: TOWER,
      pieces: { orc: piece('ORC', 'invader', '1009'), other: piece('ORC', 'invader', '1111') },
      state: (state) => {
        state.entrances = [SMASHED, 0];
      },
    });
    t.play('invader', walk(t.id('orc'), '1010'));
    expect(t.state.entrances).toEqual([SMASHED, 0]);
    expect(t.refusal('invader', walk(t.id('orc'), '1111'))).toBe('DR-2.5.4-c');
  });

  test('DR-2.5.4-c the invader must smash a tower entrance first, then all may use it', () => {
    const t = table({
      phase: 2,
      corrections: TOWER,
      pieces: {
        orc: piece('ORC', 'invader', '1009'),
        other: piece('ORC', 'invader', '2010'),
        inf: piece('INF', 'defender', '1301'),
      },
    });
    expect(t.refusal('invader', walk(0, '1010'))).toBe('DR-2.5.4-c');
    t.play('invader', { type: 'smash', unit: 0, to: '1010' });
    expect(t.refusal('invader', walk(0, '1010'))).toBe('DR-2.5.5.2-m');
    t.play('invader', { type: 'end' });
    t.play('defender', { type: 'end' });
    expect([t.state.turn, t.state.phase]).toEqual([2, 2]);
    t.play('invader', walk(0, '1010'));
    expect([t.at('orc'), t.unit('orc').did?.spent]).toEqual(['1010', 1]);
    t.play('invader', walk(0, '1009'));
    expect(t.at('orc')).toBe('1009');
  });

  test('DR-2.5.4-e a tower is left on foot only through an entrance one may use', () => {
    const t = table({
      phase: 2,
      corrections: TOWER,
      pieces: { orc: piece('ORC', 'invader', '1010'), other: piece('ORC', 'invader', '2010') },
      state: (state) => {
        state.entrances = [SMASHED, 0];
      },
    });
    expect(t.refusal('invader', walk(0, '1009'))).toBeNull();
    expect(t.refusal('invader', walk(0, '1111'))).toBe('DR-2.5.4-c');
    expect(t.refusal('invader', walk(0, '1011'))).toBe('DR-2.5.4-e');
  });

  test('DR-2.5.4-e a dragon on a tower turns to face the door, which breaks, and walks out', () => {
    const t = table({
      phase: 2,
      corrections: TOWER,
      pieces: {
        dragon: { ...piece('DRAGON', 'invader', '1010'), facing: 'S' },
        other: piece('ORC', 'invader', '2010'),
      },
    });
    expect(t.refusal('invader', walk(0, '1011'))).toBe('DR-2.5.4-e');
    t.play('invader', { type: 'turn', unit: 0, facing: 'SW' });
    t.play('invader', { type: 'turn', unit: 0, facing: 'NW' });
    expect(t.state.entrances).toEqual([0, 0]);
    t.play('invader', { type: 'turn', unit: 0, facing: 'N' });
    expect(t.state.entrances).toEqual([SMASHED, 0]);
    expect(t.unit('dragon').did?.spent).toBe(3);
    t.play('invader', walk(0, '1009'));
    expect(t.at('dragon')).toBe('1009');
  });

  test('DR-2.5.4-d a unit in a tower is inside and on top at once', () => {
    const archer = piece('ARH', 'defender', '1010');
    const shooting = table({
      phase: 8,
      corrections: TOWER,
      pieces: { archer, orc: piece('ORC', 'invader', '1013') },
    });
    expect(shooting.offers('defender', { type: 'shoot', unit: 0, hex: '1013' })).toBe(true);
    const dragon = { ...piece('DRAGON', 'invader', '1008'), facing: 'S' } as const;
    const breathing = table({
      phase: 3,
      corrections: TOWER,
      pieces: { archer, dragon: { ...dragon, hex: '1009' }, inf: piece('INF', 'defender', '2010') },
      state: (state) => {
        state.entrances = [SMASHED, 0];
      },
    });
    breathing.play('invader', { type: 'breathe', unit: breathing.id('dragon'), facing: 'S' }, 1);
    expect(breathing.at('archer')).toBe('dead');
  });

  test('DR-TES-h melee needs an open entrance, save against a major monster on the same tower', () => {
    const pieces = {
      hero: piece('HERO', 'defender', '1010'),
      inf: piece('INF', 'defender', '1011'),
      dragon: { ...piece('DRAGON', 'invader', '1010'), facing: 'N' },
    } as const;
    const t = table({ phase: 9, corrections: TOWER, pieces });
    const areas = t
      .matching('defender', { type: 'melee', unit: 0 })
      .map((action) => 'area' in action && action.area);
    expect(new Set(areas)).toEqual(new Set(['legs', 'belly']));
    expect(t.offers('defender', { type: 'melee', unit: t.id('inf') })).toBe(false);
    const shot = table({
      phase: 8,
      corrections: { ...TOWER, walls: { add: [['1012', '1011']] } },
      pieces: { archer: piece('ARH', 'defender', '1010'), orc: piece('ORC', 'invader', '1012') },
    });
    expect(shot.offers('defender', { type: 'shoot', unit: 0, hex: '1012' })).toBe(true);
  });
});

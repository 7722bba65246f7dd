import { describe, expect, test } from 'vitest';
import type { Side } from '../../core/vocabulary.ts';
import { eventsOf, table } from '../../testing/table.ts';
import type { UnitTypeId } from '../../world/unit-types.ts';

const piece = (type: UnitTypeId, side: Side, hex: string) => ({ type, side, hex }) as const;
const infantry = (hex: string) => piece('INF', 'defender', hex);
const walk = (unit: number, to: string) => ({ type: 'walk', unit, to }) as const;
const spare = piece('ORC', 'invader', '2501');

describe('giants and tyrannosaurs walk through enemies', () => {
  test('DR-2.4.7.1-a the enemy is ignored, at the normal cost', () => {
    for (const type of ['GIANT', 'TREX'] as const) {
      const t = table({
        phase: 2,
        pieces: { monster: piece(type, 'invader', '1010'), inf: infantry('1009'), spare },
      });
      const events = [...t.play('invader', walk(0, '1009')), ...t.play('invader', walk(0, '1008'))];
      expect(eventsOf(events, 'rolled')).toEqual([]);
      expect(eventsOf(events, 'moved').map((event) => event.mp)).toEqual([1, 1]);
      expect([t.at('monster'), t.at('inf')]).toEqual(['1008', '1009']);
      expect(t.unit('monster').did?.spent).toBe(2);
    }
  });

  test('DR-2.4.7.1-b it may not stop on the enemy', () => {
    const t = table({
      phase: 2,
      corrections: { units: { GIANT: { mp: 2 } } },
      pieces: {
        giant: piece('GIANT', 'invader', '1010'),
        near: infantry('1110'),
        far: infantry('1008'),
        spare,
      },
    });
    expect(t.refusal('invader', walk(0, '1110'))).toBeNull();
    t.play('invader', walk(0, '1009'));
    expect(t.refusal('invader', walk(0, '1008'))).toBe('DR-2.4.7.1-b');
    expect(t.refusal('invader', walk(0, '1110'))).toBe('DR-2.4.7.1-b');
  });

  test('DR-2.4.7.1-b while it is among enemies nothing else happens', () => {
    const t = table({
      phase: 2,
      pieces: { giant: piece('GIANT', 'invader', '1010'), inf: infantry('1009'), spare },
    });
    t.play('invader', walk(0, '1009'));
    expect(t.refusal('invader', walk(t.id('spare'), '2502'))).toBe('DR-2.4.7.1-b');
    expect(t.refusal('invader', { type: 'end' })).toBe('DR-2.4.7.1-b');
    expect(t.matching('invader', { type: 'walk' })).toHaveLength(6);
    t.play('invader', walk(0, '1010'));
    expect(t.refusal('invader', walk(t.id('spare'), '2502'))).toBeNull();
  });

  test('DR-2.4.7.1-b where the way back is the only way out, it goes back', () => {
    const walls = ['1008', '1109', '1110', '0909', '0910'].map((hex): [string, string] => ['1009', hex]);
    const pieces = { giant: piece('GIANT', 'invader', '1010'), inf: infantry('1009'), spare };
    const t = table({ phase: 2, corrections: { walls: { add: walls } }, pieces });
    const events = t.play('invader', walk(0, '1009'));
    expect(eventsOf(events, 'moved').map((event) => event.to)).toEqual(['1009', '1010']);
    expect(t.unit('giant').did?.spent).toBe(2);
  });

  test('DR-2.4.7.1-c never in a tower', () => {
    const corrections = {
      hexes: { '1009': { terrain: 'tower' as const } },
      entrances: {
        add: [
          {
            between: ['1009', '1010'] as [string, string],
            type: 'gate' as const,
            of: 'tower' as const,
            inside: '1009',
          },
          {
            between: ['1009', '1008'] as [string, string],
            type: 'gate' as const,
            of: 'tower' as const,
            inside: '1009',
          },
        ],
      },
    };
    const pieces = {
      giant: piece('GIANT', 'invader', '1010'),
      archer: piece('ARH', 'defender', '1009'),
      spare,
    };
    const open = (state: { entrances: number[] }) => {
      state.entrances = [1, 1];
    };
    const held = table({ phase: 2, corrections, pieces, state: open });
    expect(held.refusal('invader', walk(0, '1009'))).toBe('DR-2.4.7.1-c');
    const { giant } = pieces;
    const empty = table({ phase: 2, corrections, pieces: { giant, spare }, state: open });
    expect(empty.refusal('invader', walk(0, '1009'))).toBeNull();
  });

  test('DR-2.4.7.1-d who can', () => {
    const t = table({
      phase: 2,
      pieces: {
        troll: piece('TRL', 'invader', '0510'),
        giant: piece('GIANT', 'invader', '1010'),
        trex: piece('TREX', 'invader', '1510'),
        dragon: { ...piece('DRAGON', 'invader', '0504'), facing: 'N' },
        wurm: { ...piece('WURM', 'invader', '1004'), facing: 'N' },
        young: { ...piece('YDRAGON', 'invader', '1504'), facing: 'N' },
        roc: { ...piece('ROC', 'invader', '2004'), facing: 'N' },
        a: infantry('0509'),
        b: infantry('1009'),
        c: infantry('1509'),
        d: infantry('0503'),
        e: infantry('1003'),
        f: infantry('1503'),
        g: infantry('2003'),
      },
    });
    const enters = (name: Parameters<typeof t.id>[0], to: string) =>
      t.refusal('invader', walk(t.id(name), to));
    expect([enters('giant', '1009'), enters('trex', '1509')]).toEqual([null, null]);
    expect([enters('dragon', '0503'), enters('wurm', '1003')]).toEqual([null, null]);
    expect(enters('troll', '0509')).toBe('DR-2.4.3-a');
    expect(enters('young', '1503')).toBe('DR-2.4.7.1-d');
    expect(enters('roc', '2003')).toBe('DR-2.4.7.1-d');
    const swimming = table({
      phase: 2,
      corrections: {
        hexes: {
          '1010': { terrain: 'river' },
          '1009': { terrain: 'ford', access: ['1109', '0910'] },
          '1008': { terrain: 'river' },
        },
      },
      pieces: { serpent: piece('SERPENT', 'invader', '1010'), inf: infantry('1009') },
    });
    expect(swimming.refusal('invader', walk(0, '1009'))).toBe('DR-2.11.2.1-d');
  });

  test('DR-2.4.7.1-e a dragon only while walking', () => {
    const dragon = { ...piece('DRAGON', 'invader', '1010'), facing: 'N' } as const;
    const pieces = { dragon, near: infantry('1009'), far: infantry('1008'), spare };
    const t = table({ phase: 2, pieces });
    expect(t.refusal('invader', { type: 'slither', unit: 0, to: '1009' })).toBe('DR-2.12.1.1.2-d');
    expect(t.refusal('invader', { type: 'bound', unit: 0, to: '1009' })).toBe('DR-2.12.1.1.3-e');
    expect(t.refusal('invader', walk(0, '1009'))).toBeNull();
    const free = table({ phase: 2, pieces: { dragon, spare } });
    expect(free.refusal('invader', { type: 'slither', unit: 0, to: '1009' })).toBeNull();
    expect(free.refusal('invader', { type: 'bound', unit: 0, to: '1009' })).toBeNull();
  });

  test('DR-2.4.7.1-f several enemy hexes in a row, if it can leave the last', () => {
    const pieces = {
      giant: piece('GIANT', 'invader', '1010'),
      a: infantry('1009'),
      b: infantry('1008'),
      c: infantry('1007'),
      spare,
    };
    const t = table({ phase: 2, pieces });
    for (const to of ['1009', '1008', '1007']) t.play('invader', walk(0, to));
    t.play('invader', walk(0, '1006'));
    expect([t.at('giant'), t.unit('giant').did?.spent]).toEqual(['1006', 4]);
    const slower = table({ phase: 2, corrections: { units: { GIANT: { mp: 3 } } }, pieces });
    slower.play('invader', walk(0, '1009'));
    slower.play('invader', walk(0, '1008'));
    expect(slower.refusal('invader', walk(0, '1007'))).toBe('DR-2.4.7.1-b');
    expect(slower.refusal('invader', walk(0, '1108'))).toBeNull();
  });

  test('DR-2.8.7-g what a whirlwind costs may keep a giant off the enemy', () => {
    const t = table({
      phase: 2,
      corrections: { units: { GIANT: { mp: 3 } } },
      pieces: {
        giant: piece('GIANT', 'invader', '1010'),
        inf: infantry('1009'),
        other: infantry('1111'),
        spare,
      },
      state: (state, hex) => {
        state.whirlwinds = [{ hex: hex('1009'), side: 'defender', drifted: false, spared: [] }];
      },
    });
    expect(t.refusal('invader', walk(0, '1009'))).toBe('DR-2.4.7.1-b');
    expect(t.refusal('invader', walk(0, '1111'))).toBeNull();
  });
});
